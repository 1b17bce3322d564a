import { runChecks } from './check.ts';
import { endCommandsWithUs, runCommand } from './running/command.ts';
import { installDebianPackages } from './running/debian.ts';
import { freshReport, playwrightTally, printTally, sum, type Tally } from './running/tally.ts';

/**
 * The browser of the journeys, the one with windows that fills a screen, the Chinese letters on their pages, the proxy
 * before the nodes, and the bus between them.
 */
const packages = ['chromium-headless-shell', 'chromium', 'fonts-noto-cjk', 'nginx', 'redis-server'];

/** The journeys of a person through the built product, in a real browser. */
async function runJourneys(): Promise<Tally> {
  const report = freshReport('e2e.json'); // so it is called in the configuration
  const { ok } = await runCommand('playwright', ['test'], { cwd: 'e2e', output: 'shown' });
  return playwrightTally(report, ok);
}

async function testEverything(): Promise<Tally> {
  await installDebianPackages(packages);
  const checks = await runChecks();
  // By itself, since Vite changes the environment of the process it runs in.
  const build = await runCommand('node', ['tools/build.ts'], { output: 'shown' });
  if (!build.ok) return sum([checks, { passed: 0, failed: 1 }]);
  return sum([checks, await runJourneys()]);
}

endCommandsWithUs();
try {
  const tally = await testEverything();
  printTally(tally);
  process.exitCode = tally.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
