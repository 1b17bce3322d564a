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
  const projects = join(root, 'tsconfig.json');
  const line = `    { "path": "subsystems/${key}" },\n`;
  const before = '    { "path": "e2e" },\n';
  writeFileSync(projects, readFileSync(projects, 'utf8').replace(before, line + before));
}
console.log(`${folder} is made. Install, then look at it with "pnpm dev" in there.`);
