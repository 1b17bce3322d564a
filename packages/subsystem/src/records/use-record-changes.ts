import type { RecordFields } from '@portal/contract/records/field-values';
import type { WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { notify } from '@portal/ui/feedback/notify';
import { useQueryClient } from '@tanstack/react-query';
import { useShell } from '../shell.ts';
import { recordCallsOf } from './record-calls-of.ts';

/** Saves records and takes their steps. Each call rejects with the error to show, and refetches the list at the end. */
export function useRecordChanges(type: RecordType) {
  const { call } = useShell();
  const cache = useQueryClient();
  const { find, count, get, timeline, create, edit, step } = recordCallsOf(type);
  const quiet = { quiet: true };

  async function done(saved: WireRecord, words: string): Promise<WireRecord> {
    await Promise.all(
      [find, count, get, timeline].map(({ path }) => cache.invalidateQueries({ queryKey: [path] })),
    );
    notify({ kind: 'success', text: `${type.one} ${saved.id} ${words}` });
    return saved;
  }

  return {
    create: async (fields: RecordFields) => done(await call(create, { fields }, quiet), '已保存'),

    edit: async ({ id, version }: WireRecord, fields: RecordFields) =>
      done(await call(edit, { id, version, fields }, quiet), '已保存'),

    step: async (
      { id, version }: WireRecord,
      { key, label }: { key: string; label: string },
      fields: RecordFields = {},
    ) => done(await call(step, { id, version, step: key, fields }, quiet), `已${label}`),

    /** Returns the record as it is now. */
    current: (id: string): Promise<WireRecord> => call(get, { id }, quiet),
  };
}

/** Returns whether a call was refused since somebody else changed the record meanwhile. */
export const isStale = (error: unknown): boolean =>
  error instanceof Error && 'reason' in error && error.reason === 'record.stale';
