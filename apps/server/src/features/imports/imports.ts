import type { ImportMode, ImportRun, SheetFile } from '@portal/contract/imports/imports';
import { day, hour } from '@portal/common/durations';
import { isDeepStrictEqual } from 'node:util';
import { eachTenant } from '#platform/database/each-tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { ImportSubject } from '#platform/sheets/import-subject.ts';
import { measureSheet } from '#platform/sheets/read-sheet.ts';
import { SheetProblem, type SheetSource } from '#platform/sheets/sheet.ts';
import { writeSheet } from '#platform/sheets/write-sheet.ts';
import type { Clock } from '#platform/time/clock.ts';
import { applyQueue, checkQueue, type JobParts, workOnImports } from './import-jobs.ts';
import { fileOf, importReports } from './import-reports.ts';
import { headOf } from './named-rows.ts';
import * as store from './run-store.ts';
import { runToWire } from './to-wire.ts';

/** Runs are kept for a month, the hashes of imported rows for a year. */
const kept = { runs: 30 * day, rows: 365 * day };

interface Parts extends JobParts {
  clock: Clock;
  isReauthenticated: (session: Session) => boolean;
}

export type Imports = ReturnType<typeof createImports>;

/** Lets users import files: a check first, then the rows. Rights are those of the single calls. */
export function createImports(parts: Parts) {
  const { db, jobs, clock, subjects, files, isReauthenticated } = parts;
  workOnImports(parts);

  async function subjectFor(name: string, caller: Caller): Promise<ImportSubject> {
    const subject = subjects.get(name) ?? refuse('import.unknown-subject');
    await subject.require(caller);
    return subject;
  }

  const reports = importReports(db);

  return {
    ...reports,

    async newest(name: string, caller: Caller): Promise<ImportRun | null> {
      await subjectFor(name, caller);
      return reports.newest(name, caller);
    },

    async template(name: string, caller: Caller): Promise<SheetFile> {
      const { title, source } = await subjectFor(name, caller);
      if (source.kind !== 'sheet') return refuse('import.unknown-subject');
      const offered = (await source.columns(caller)).filter(
        ({ isIgnored, isReadOnly }) => !isIgnored && !isReadOnly,
      );
      const columns = offered.map((column) => ({
        head: headOf(column),
        ...(column.choices && { choices: column.choices }),
      }));
      return fileOf(`${title}导入模板.xlsx`, await writeSheet('导入', columns));
    },

    /** Takes an uploaded file and sends the job that checks it; one that is too large is refused at once. */
    async start(name: string, fileId: string, caller: Caller): Promise<ImportRun> {
      const subject = await subjectFor(name, caller);
      const { personId } = caller.session;
      const last = await store.newestRun(db, personId, name);
      const isUnderWay = last?.state === 'checking' || last?.state === 'applying';
      const isRecent = last && clock.now().getTime() - last.started_at.getTime() < hour;
      if (isUnderWay && isRecent) refuse('import.under-way');
      const run = await db.transaction().execute(async (tx) => {
        const file = (await files.take(tx, fileId, caller)) ?? refuse('file.not-found');
        if (subject.source.kind === 'sheet') await measured(file.source);
        const made = await store.insertRun(tx, {
          subject: name,
          person_id: personId,
          context: JSON.stringify(caller.context),
          address: caller.address,
          request_id: caller.requestId,
          file_id: fileId,
          file_name: file.name,
          started_at: clock.now(),
        });
        await jobs.send(checkQueue, { id: made.id }, { within: tx });
        return made;
      });
      jobs.wake(checkQueue);
      return runToWire(run);
    },

    /** Sends the job that imports the rows of a checked file. */
    async apply(id: string, mode: ImportMode, caller: Caller): Promise<ImportRun> {
      const run = await reports.ownRun(id, caller);
      const { allOnly, proof } = await subjectFor(run.subject, caller);
      if (proof === 'fresh' && !isReauthenticated(caller.session)) refuse('proof.stale');
      if (!isDeepStrictEqual(run.context, { ...caller.context })) refuse('context.stale');
      if (allOnly && mode !== 'all') refuse('import.all-only');
      if (mode === 'all' && run.faults > 0) refuse('import.faulty');
      const applying = await db.transaction().execute(async (tx) => {
        const change = { ...store.noCounts, state: 'applying', mode } as const;
        const begun = await store.updateRun(tx, id, ['checked'], change);
        if (!begun) return refuse('import.under-way');
        await jobs.send(applyQueue, { id }, { within: tx });
        return begun;
      });
      jobs.wake(applyQueue);
      return runToWire(applying);
    },

    deleteOld: (now: Date): Promise<void> =>
      eachTenant(db, async () => {
        const runs = new Date(now.getTime() - kept.runs);
        const rows = new Date(now.getTime() - kept.rows);
        await files.release(await store.deleteOld(db, { runs, rows }));
      }),
  };
}

async function measured(source: SheetSource): Promise<void> {
  try {
    await measureSheet(source);
  } catch (error) {
    if (!(error instanceof SheetProblem)) throw error;
    refuse(error.problem === 'too-large' ? 'import.too-large' : 'import.not-a-sheet', {
      cause: error,
    });
  }
}
