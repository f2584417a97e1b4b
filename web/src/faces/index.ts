import { classicFace } from './classic';
import type { Face } from './face';
import { nimFace } from './nim';
import { plain } from './plain';

const FACES: Record<string, Face> = { classic: classicFace, nim: nimFace };

export function faceOf(title: string): Face {
  return FACES[title] ?? plain;
}
