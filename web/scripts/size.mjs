// Says how large the built client is, as it goes over the wire: every chunk gzipped, and all that a first visit needs
// until the first board stands there (English, the classic game, one font file). `--json` for programs; exits with 1 if
// the first board needs more than it may.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const MOST = 350 * 1024;
const FIRST = [/^index\.html$/, /^src\/board\/ClassicBoard\.svelte$/, /words\/en\/(?:names|client[a-z-]*|board|classic)\.ftl/];
const NOT_FIRST = /client-(?:learn|policy|puzzles|reports|review|rules|whatif)\.ftl/;
const FONT = /archivo-latin-wdth-normal.*\.woff2$/;

const dist = join(resolve(dirname(fileURLToPath(import.meta.url)), '..'), 'dist');
const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf-8'));
const sizeOf = (file) => {
  const content = readFileSync(join(dist, file));
  return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
};

const first = new Set(['index.html']);
const visit = (key) => {
  const chunk = manifest[key];
  first.add(chunk.file);
  for (const css of chunk.css ?? []) first.add(css);
  for (const font of (chunk.assets ?? []).filter((file) => FONT.test(file))) first.add(font);
  for (const other of chunk.imports ?? []) if (!first.has(manifest[other].file)) visit(other);
};
for (const key of Object.keys(manifest)) if (FIRST.some((one) => one.test(key)) && !NOT_FIRST.test(key)) visit(key);

const chunks = Object.fromEntries(
  [...readdirSync(join(dist, 'assets')).sort().map((name) => `assets/${name}`), 'index.html'].map((file) => [file, sizeOf(file)]),
);
for (const font of Object.keys(chunks).filter((file) => FONT.test(file))) first.add(font);
const sum = (files) => files.reduce((all, file) => all + chunks[file], 0);
const said = { chunks, total: sum(Object.keys(chunks)), first_board: sum([...first]), first_board_files: [...first].sort(), most: MOST };

if (process.argv.includes('--json')) console.log(JSON.stringify(said, null, 1));
else {
  const row = (size, name) => console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${name}`);
  for (const [file, size] of Object.entries(chunks)) row(size, `${first.has(file) ? '* ' : '  '}${file}`);
  row(said.total, 'gzipped in all');
  row(said.first_board, `for the first board (*), of ${MOST / 1024} KB`);
}
if (said.first_board > MOST) process.exitCode = 1;
