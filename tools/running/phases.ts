import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../building/workspace.ts';
import { runCommand } from './command.ts';
import { sum, type Tally } from './tally.ts';

/** A part of the proof, as `test-results/summary.json` has it. */
interface Phase {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
}

/** One step of the proof, and how it is done. */
export type Step = readonly [name: string, run: () => Promise<Tally>];

/** Runs steps one after another up to the first that fails, and says of each how long it took and what was slowest. */
export async function runPhases(steps: readonly Step[]): Promise<Required<Tally>> {
  const phases: Phase[] = [];
  const tallies: Tally[] = [];
  for (const [name, run] of steps) {
    console.log(`\n== ${name}`);
    const begin = performance.now();
    const tally = await run();
    const seconds = Math.round((performance.now() - begin) / 100) / 10;
    const { passed, failed, slowest = [] } = tally;
    phases.push({ name, seconds, passed, failed });
    tallies.push(tally);
    for (const each of slowest)
      console.log(`  ${each.seconds.toFixed(1).padStart(6)} s  ${each.name}`);
    console.log(`== ${name}: ${seconds.toFixed(1)} s, ${passed} passed, ${failed} failed`);
    if (failed > 0) break;
  }
  const tally = sum(tallies);
  await writeSummary(phases, tally);
  return tally;
}

/** Writes what a run came to, for whoever compares runs. */
async function writeSummary(phases: readonly Phase[], tally: Required<Tally>): Promise<void> {
  const [head, changes] = [
    await runCommand('git', ['rev-parse', 'HEAD']),
    await runCommand('git', ['status', '--porcelain']),
  ];
  const { passed, failed, failures, flaky, slowest } = tally;
  const summary = {
    commit: head.ok ? head.output.trim() : null,
    isDirty: changes.ok ? changes.output !== '' : null,
    passed,
    failed,
    phases,
    slowest,
    flaky,
    failures,
  };
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
}
