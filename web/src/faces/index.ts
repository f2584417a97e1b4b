import { classicFace } from './classic';
import { climatePolicyFace } from './climate-policy';
import type { Face } from './face';
import { nimFace } from './nim';
import { plain } from './plain';
import { competitiveFace, cooperativeFace } from './second-chance';

const FACES: Record<string, Face> = {
  classic: classicFace,
  'second-chance-cooperative': cooperativeFace,
  'second-chance-competitive': competitiveFace,
  'climate-policy': climatePolicyFace,
  nim: nimFace,
};

export function faceOf(title: string): Face {
  return FACES[title] ?? plain;
}
