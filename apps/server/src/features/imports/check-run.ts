import type { RunParts } from './import-jobs.ts';
import { addFaults, clearFaults, noCounts, updateRun } from './run-store.ts';
import { type Tally, walkSheet } from './sheet-run.ts';

/** Checks a file: says what would become of each row and lists what is wrong, and changes nothing else. */
export async function checkRun(parts: RunParts): Promise<void> {
  const { db, run, subject, source, caller } = parts;
  if (run.state !== 'checking') return;
  await clearFaults(db, run.id);
  await updateRun(db, run.id, ['checking'], noCounts);
  if (subject.source.kind === 'dump') return checkDump(parts, subject.source.run);
  const sum = { total: 0, done: 0, added: 0, changed: 0, same: 0, wrong_rows: 0, faults: 0 };
  const note = async (tally: Tally): Promise<void> => {
    await addFaults(db, run.id, tally.faults, sum.faults);
    sum.added += tally.added;
    sum.changed += tally.changed;
    sum.same += tally.same;
    sum.wrong_rows += tally.wrong_rows;
    sum.faults += tally.faults.length;
  };
  const heads = await walkSheet(subject.source, source, {
    caller,
    isTrial: true,
    async within({ until }, take) {
      await note(await take(db));
      sum.total = until;
      sum.done = until;
      await updateRun(db, run.id, ['checking'], sum);
    },
  });
  if (heads.faults.length > 0) {
    const faults = heads.faults.map((fault) => ({ row: 1, ...fault }));
    await note({ added: 0, changed: 0, same: 0, wrong_rows: 1, faults });
  }
  await updateRun(db, run.id, ['checking'], { ...sum, state: 'checked' });
}

async function checkDump(
  { db, run, source, caller }: RunParts,
  check: Extract<RunParts['subject']['source'], { kind: 'dump' }>['run'],
): Promise<void> {
  const { parts, faults, notes } = await check(source, caller, {
    db,
    isTrial: true,
    runId: run.id,
  });
  await addFaults(db, run.id, faults, 0);
  const sum = (name: 'added' | 'changed' | 'same' | 'wrong') =>
    parts.reduce((all, part) => all + part[name], 0);
  await updateRun(db, run.id, ['checking'], {
    state: 'checked',
    parts: JSON.stringify(parts),
    notes: JSON.stringify(notes),
    total: parts.reduce(
      (all, { added, changed, same, wrong }) => all + added + changed + same + wrong,
      0,
    ),
    added: sum('added'),
    changed: sum('changed'),
    same: sum('same'),
    wrong_rows: sum('wrong'),
    faults: faults.length,
  });
}
