import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { ImportSubject } from '#platform/sheets/import-subject.ts';
import type { RunParts } from './import-jobs.ts';
import { findRun, lockRun, type RunChange, type StoredRun, updateRun } from './run-store.ts';
import { type Tally, walkSheet } from './sheet-run.ts';

type SheetPart = Extract<ImportSubject['source'], { kind: 'sheet' }>;
type DumpPart = Extract<ImportSubject['source'], { kind: 'dump' }>;
type Finish = (() => void | Promise<void>) | undefined;

/**
 * Imports the rows of a checked file. All of them go in one transaction; good ones in batches, each with the number of
 * rows behind it, so that a second try goes on after the last batch that was committed.
 */
export async function applyRun(parts: RunParts): Promise<void> {
  const { db, run, subject } = parts;
  const { source } = subject;
  if (run.state !== 'applying') return;
  if (source.kind === 'sheet' && run.mode === 'good') await applyBatches(parts, source);
  else await applyWhole(parts, (tx) => takeAll(tx, parts));
  const ended = await findRun(db, run.id);
  if (ended?.state === 'done') await note(parts, ended);
}

async function applyWhole(
  { db, run }: RunParts,
  take: (tx: Database) => Promise<{ change: RunChange; finish: Finish }>,
): Promise<void> {
  const finish = await db.transaction().execute(async (tx) => {
    const now = await lockRun(tx, run.id);
    if (now?.state !== 'applying') return undefined;
    const made = await take(tx);
    const change = { ...made.change, done: run.total, state: 'done' as const };
    await updateRun(tx, run.id, ['applying'], change);
    return made.finish;
  });
  await finish?.();
}

const takeAll = (tx: Database, parts: RunParts) =>
  parts.subject.source.kind === 'dump'
    ? takeDump(tx, parts, parts.subject.source)
    : takeSheet(tx, parts, parts.subject.source);

async function takeSheet(tx: Database, { db, run, source, caller }: RunParts, sheet: SheetPart) {
  const sum = { added: 0, changed: 0, same: 0, wrong_rows: 0, faults: 0 };
  const { faults, notes, finish } = await walkSheet(sheet, source, {
    caller,
    isTrial: false,
    async within({ until }, take) {
      const tally = await take(tx);
      if (tally.wrong_rows > 0) changedMeanwhile();
      add(sum, tally);
      await updateRun(db, run.id, ['applying'], { done: until });
    },
  });
  if (faults.length > 0) changedMeanwhile();
  return { change: { ...sum, notes: JSON.stringify(notes) }, finish };
}

async function takeDump(tx: Database, { run, source, caller }: RunParts, dump: DumpPart) {
  const made = await dump.run(source, caller, { db: tx, isTrial: false, runId: run.id });
  if (made.faults.length > 0) changedMeanwhile();
  const sum = (name: 'added' | 'changed' | 'same') =>
    made.parts.reduce((all, part) => all + part[name], 0);
  const change = {
    parts: JSON.stringify(made.parts),
    notes: JSON.stringify(made.notes),
    added: sum('added'),
    changed: sum('changed'),
    same: sum('same'),
  };
  return { change, finish: made.finish };
}

async function applyBatches({ db, run, source, caller }: RunParts, sheet: SheetPart) {
  const { notes, finish } = await walkSheet(sheet, source, {
    caller,
    isTrial: false,
    within: ({ until }, take) =>
      db.transaction().execute(async (tx) => {
        const now = await lockRun(tx, run.id);
        if (now?.state !== 'applying' || now.done >= until) return;
        const { added, changed, same, wrong_rows, faults } = now;
        const sum = { added, changed, same, wrong_rows, faults };
        add(sum, await take(tx));
        await updateRun(tx, run.id, ['applying'], { ...sum, done: until });
      }),
  });
  await updateRun(db, run.id, ['applying'], { state: 'done', notes: JSON.stringify(notes) });
  await finish?.();
}

type Counts = Pick<StoredRun, 'added' | 'changed' | 'same' | 'wrong_rows' | 'faults'>;

function add(sum: Counts, tally: Tally): void {
  sum.added += tally.added;
  sum.changed += tally.changed;
  sum.same += tally.same;
  sum.wrong_rows += tally.wrong_rows;
  sum.faults += tally.faults.length;
}

const changedMeanwhile = (): never =>
  refuse('import.faulty', { message: '检查之后数据有变化，未导入任何内容，请重新上传检查' });

const note = (
  { audit, caller, run }: RunParts,
  { added, changed, same, mode }: StoredRun,
): Promise<void> =>
  audit.record({
    kind: 'import.applied',
    actorId: caller.session.personId,
    actorWorkNo: caller.session.workNo,
    address: run.address,
    requestId: run.request_id,
    detail: {
      object: `import:${run.subject}`,
      file: run.file_name,
      mode: mode ?? 'all',
      added: String(added),
      changed: String(changed),
      same: String(same),
    },
  });
