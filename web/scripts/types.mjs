// Writes src/generated/*.ts from the schemas that the server exports; with --check it only says whether they are current.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(web, 'src', 'generated');
const python = process.env.KEELING_PYTHON ?? join(web, '..', '.venv', 'bin', 'python');
const BANNER = '// Generated from the schemas of the server by `npm run types`; do not edit.\n';

const folder = mkdtempSync(join(tmpdir(), 'keeling-types-'));
let openapi, live;
try {
  execFileSync(python, ['-W', 'ignore', '-m', 'keeling.server.export', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  openapi = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'));
  live = JSON.parse(readFileSync(join(folder, 'live-schema.json'), 'utf8'));
} finally {
  rmSync(folder, { recursive: true });
}

/** The schema without the titles of single fields, which would each become a type of their own. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== 'object') return schema;
  const made = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'title' && typeof value === 'string') continue;
    if (key === 'properties' || key === '$defs' || key === 'definitions') {
      made[key === '$defs' ? 'definitions' : key] = Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, plain(each)]),
      );
    } else if (key === '$ref') {
      made[key] = value.replace(/^#\/(\$defs|components\/schemas)\//, '#/definitions/');
    } else if (key === 'prefixItems') {
      made.items = value.map(plain);
    } else if (!['discriminator', 'maxItems', 'minItems'].includes(key) || schema.prefixItems) {
      made[key] = plain(value);
    }
  }
  return made;
}

async function typesOf(schema, name) {
  const text = await compile(plain(schema), name, {
    additionalProperties: false,
    bannerComment: BANNER,
    unreachableDefinitions: true,
    enableConstEnums: false,
    style: { singleQuote: true, printWidth: 120 },
  });
  // Where a type comes from says the file; the doc comments of the server are enough.
  return text
    .replace(/\n \*\n \* This interface was referenced by[^/]*?\n \*\//g, '\n */')
    .replace(/\/\*\*\n \* This interface was referenced by[^/]*?\n \*\/\n/g, '')
    .replace(/ *\/\*\*\n *\* @minItems 2\n *\* @maxItems 2\n *\*\/\n/g, '')
    .trimEnd() + '\n';
}

const files = new Map();
files.set('api.ts', await typesOf({ title: 'Api', type: 'object', $defs: openapi.components.schemas }, 'Api'));
files.set('client.ts', await typesOf({ ...live.client, title: undefined }, 'ClientMessage'));
files.set('server.ts', await typesOf({ ...live.server, title: undefined }, 'ServerMessage'));
for (const [name, view] of Object.entries(live.views)) {
  const top = view.title ?? (view.$ref ?? '').split('/').pop();
  files.set(`view-${name}.ts`, await typesOf(view, top));
}

const current = existsSync(target) ? readdirSync(target).filter((name) => name.endsWith('.ts')) : [];
const outdated = [...files].filter(([name, text]) => !current.includes(name) || readFileSync(join(target, name), 'utf8') !== text);
const gone = current.filter((name) => !files.has(name));
if (process.argv.includes('--check')) {
  const wrong = [...outdated.map(([name]) => name), ...gone];
  if (wrong.length > 0) {
    console.error(`The types in web/src/generated are not current (${wrong.join(', ')}); run: npm run types`);
    process.exit(1);
  }
  console.log('The generated types are current.');
} else {
  mkdirSync(target, { recursive: true });
  for (const [name, text] of outdated) writeFileSync(join(target, name), text);
  for (const name of gone) rmSync(join(target, name));
  console.log(outdated.length + gone.length > 0 ? `Wrote ${outdated.length} files, removed ${gone.length}.` : 'Nothing changed.');
}
