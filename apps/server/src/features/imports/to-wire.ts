import { ImportRun } from '@portal/contract/imports/imports';
import { wireTime } from '@portal/common/group-time';
import type { StoredRun } from './run-store.ts';

export const runToWire = (run: StoredRun): ImportRun =>
  ImportRun.parse({
    id: run.id,
    subject: run.subject,
    fileName: run.file_name,
    state: run.state,
    total: run.total,
    done: run.done,
    added: run.added,
    changed: run.changed,
    same: run.same,
    wrongRows: run.wrong_rows,
    faults: run.faults,
    parts: run.parts,
    notes: run.notes,
    problem: run.problem,
    startTime: wireTime(run.started_at),
  });
