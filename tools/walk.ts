import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './building/workspace.ts';
import { endCommandsWithUs, runCommand } from './running/command.ts';
import { installTestPackages } from './running/debian.ts';
import { scratchFolder } from './running/scratch.ts';
import {
  freshReport,
  playwrightTally,
  printTally,
  sum,
  type Tally,
  vitestTally,
} from './running/tally.ts';

/** Lists the test files that do more in the walk than in the proof: by their name, or by `@portal/testing/walk`. */
function walkingFiles(): string[] {
  const files = globSync('{apps,e2e,packages,subsystems,tools}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  });
  return files.filter(doesMoreInWalk).toSorted();
}

const doesMoreInWalk = (file: string): boolean =>
  file.includes('.walk.test.') ||
  readFileSync(join(root, file), 'utf8').includes('@portal/testing/walk');

const env = { PORTAL_WALK: '1', NO_COLOR: '1' };

async function walkRules(files: readonly string[]): Promise<Tally> {
  const report = freshReport('walk.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runCommand('vitest', [...args, ...files], {
    output: 'shown',
    env: { ...env, TMPDIR: scratchFolder() },
  });
  return vitestTally(report, ok);
}

async function walkJourneys(files: readonly string[]): Promise<Tally> {
  const report = freshReport('e2e.json');
  const args = ['test', ...files.map((file) => relative('e2e', file))];
  const { ok } = await runCommand('playwright', args, { cwd: 'e2e', output: 'shown', env });
  return playwrightTally(report, ok);
}

/** Walks through everything that the proof of each change does a few times, as often as anybody ever may. */
async function walk(): Promise<Tally> {
  await installTestPackages();
  const files = walkingFiles();
  const rules = await walkRules(files.filter((file) => !file.startsWith('e2e/')));
  const build = await runCommand('node', ['tools/build.ts'], { output: 'shown' });
  if (!build.ok) return sum([rules, { passed: 0, failed: 1, failures: ['build'] }]);
  return sum([rules, await walkJourneys(files.filter((file) => file.startsWith('e2e/')))]);
}

endCommandsWithUs();
try {
  const tally = await walk();
  printTally(tally);
  process.exitCode = tally.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
