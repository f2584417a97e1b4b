// Says how large the built client is, as it goes over the wire.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const assets = join(resolve(dirname(fileURLToPath(import.meta.url)), '..'), 'dist', 'assets');
let total = 0;
for (const name of readdirSync(assets).sort()) {
  const size = gzipSync(readFileSync(join(assets, name)), { level: 9 }).length;
  total += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${name}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KB  gzipped in all`);
