import { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { Refused } from '#platform/http/refuse.ts';
import { refusalRow } from '@portal/contract/refusals';
import type { Jobs, Queue } from '#platform/jobs/queue.ts';
import type { Caller } from '#platform/session/session.ts';
import type { ImportSubject } from '#platform/sheets/import-subject.ts';
import { SheetProblem, type SheetSource } from '#platform/sheets/sheet.ts';
import { importCaller } from './import-caller.ts';
import { applyRun } from './apply-run.ts';
import { checkRun } from './check-run.ts';
import { activeWorkNo, findRun, type StoredRun, updateRun } from './run-store.ts';

const queueOf = (name: string): Queue<{ id: string }> => ({
  name,
  data: z.object({ id: z.string() }),
  retries: 2,
  retryAfter: 2,
  expiresIn: 3_600,
  heartbeat: 30,
});
export const checkQueue = queueOf('import-check');
export const applyQueue = queueOf('import-apply');

export interface JobParts {
  db: Database;
  jobs: Jobs;
  audit: Audit;
  subjects: ReadonlyMap<string, ImportSubject>;
  files: ImportFiles;
}

/** Uploaded files, as the feature of files has them. */
interface ImportFiles {
  /** Gives an uploaded file of the user to an import; undefined for one that is not theirs. */
  take: (
    tx: Database,
    id: string,
    caller: Caller,
  ) => Promise<{ name: string; source: SheetSource } | undefined>;
  open: (id: string) => Promise<SheetSource | undefined>;
  release: (ids: readonly string[]) => Promise<void>;
}

export interface RunParts extends JobParts {
  run: StoredRun;
  subject: ImportSubject;
  source: SheetSource;
  caller: Caller;
}

/** Checks and applies imports in the background, in the name and with the rights of whoever began them. */
export function workOnImports(parts: JobParts): void {
  const { db, jobs, subjects, files } = parts;

  const fail = (id: string, problem: string) =>
    updateRun(db, id, ['checking', 'applying'], { state: 'failed', problem });

  async function work(id: string, step: (run: RunParts) => Promise<void>): Promise<void> {
    const run = await findRun(db, id);
    const subject = subjects.get(run?.subject ?? '');
    if (!run || !subject) return;
    const source = await files.open(run.file_id);
    if (!source) return void (await fail(id, '上传的文件已过期，请重新上传'));
    const workNo = await activeWorkNo(db, run.person_id);
    if (workNo === undefined) return void (await fail(id, '账号已停用，未导入'));
    const caller = importCaller(run, workNo);
    try {
      await subject.require(caller);
      await step({ ...parts, run, subject, source, caller });
    } catch (error) {
      const words = wordsOf(error);
      if (words === undefined) throw error;
      await fail(id, words);
    }
  }

  for (const [queue, step] of [
    [checkQueue, checkRun],
    [applyQueue, applyRun],
  ] as const) {
    jobs.work(queue, async ({ data: { id }, isLastTry }) => {
      try {
        await work(id, step);
      } catch (error) {
        if (isLastTry) await fail(id, '导入没有完成，请稍后重试；已导入的行不会重复');
        throw error;
      }
    });
  }
}

/** The words of what ends an import for good; undefined for a failure after which trying again makes sense. */
function wordsOf(error: unknown): string | undefined {
  if (error instanceof Refused) return error.words ?? refusalRow(error.refusal).message;
  if (!(error instanceof SheetProblem)) return undefined;
  const isLarge = error.problem === 'too-large';
  return refusalRow(isLarge ? 'import.too-large' : 'import.not-a-sheet').message;
}
