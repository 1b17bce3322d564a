import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSubsystemKey, subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { root } from './building/workspace.ts';

// Makes a subsystem out of the template: pnpm new:subsystem KEY
const template = join(import.meta.dirname, 'template');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: join(root, 'subsystems') } },
});
const [key = ''] = positionals;

if (!isSubsystemKey(key)) {
  console.error(`"${key}" is no key of a system. There are: ${subsystemKeys.join(', ')}.`);
  process.exit(1);
}
const folder = join(values.into, key);
if (existsSync(folder)) {
  console.error(`${folder} is there already.`);
  process.exit(1);
}
for (const file of globSync('**/*.txt', { cwd: template })) {
  const target = join(folder, file.replace(/\.txt$/, ''));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, readFileSync(join(template, file), 'utf8').replaceAll('KEY', key));
}
if (values.into === join(root, 'subsystems')) {
  const e2e = '    { "path": "e2e" },\n';
  insert('tsconfig.json', `    { "path": "subsystems/${key}/pages" },\n`, e2e);
  if (existsSync(join(root, 'apps/server/package.json'))) nameInServer();
}

/** Lets the server find the system; the row in its `systems.ts` says where in the switcher it stands. */
function nameInServer(): void {
  const lms = '    { "path": "../../subsystems/lms" },\n';
  const paths = [key, `${key}/tsconfig.server.json`];
  const lines = paths.map((path) => `    { "path": "../../subsystems/${path}" },\n`);
  insert('apps/server/tsconfig.json', lines.join(''), lms);
  const dependency = '    "@portal/lms": "workspace:*",\n';
  insert('apps/server/package.json', dependency.replace('lms', key), dependency);
}

function insert(file: string, lines: string, before: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no line "${before.trim()}".`);
  writeFileSync(path, text.replace(before, lines + before));
}
console.log(`${folder} is made. Install, then look at it with "pnpm dev" in there.`);
