import type { RecordFields } from '@portal/contract/records/field-values';
import type { NamedRecord, WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';
import { notify } from '@portal/ui/feedback/notify';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useSendOnce } from '../send-once.ts';
import { useShell } from '../shell.ts';
import { recordCallsOf } from './record-calls-of.ts';

/** Called with each record that the user has changed, once the list is fetched again. */
export const RecordChanged = createContext<(saved: WireRecord) => void>(() => undefined);

/**
 * Saves records and takes their steps. Each call rejects with the error to show. The list is refetched at the end, and
 * also when somebody else had changed the record meanwhile: what is shown is old then. Sent again after its answer was
 * lost, a change is made once.
 */
export function useRecordChanges(type: RecordType) {
  const { call } = useShell();
  const cache = useQueryClient();
  const onChanged = use(RecordChanged);
  const { find, count, get, timeline, files, create, edit, step } = recordCallsOf(type);
  const sendOnce = useSendOnce();
  const quiet = { quiet: true };

  const refetch = () =>
    Promise.all(
      [find, count, get, timeline, files].map(({ path }) =>
        cache.invalidateQueries({ queryKey: [path] }),
      ),
    );

  async function made(change: Promise<NamedRecord>, words: string): Promise<NamedRecord> {
    try {
      const saved = await change;
      await refetch();
      onChanged(saved);
      notify({ kind: 'success', text: `${type.one} ${saved.id} ${words}` });
      return saved;
    } catch (error) {
      if (presentRecord(type, error)) void refetch();
      throw error;
    }
  }

  return {
    create: (fields: RecordFields) =>
      made(
        sendOnce({ what: `${type.name} create`, contents: fields }, (once) =>
          call(create, { fields, once }, quiet),
        ),
        '已保存',
      ),

    edit: ({ id, version }: WireRecord, fields: RecordFields) =>
      made(
        sendOnce({ what: `${type.name} edit ${id} ${version}`, contents: fields }, (once) =>
          call(edit, { id, version, fields, once }, quiet),
        ),
        '已保存',
      ),

    step: (
      { id, version }: WireRecord,
      { key, label }: { key: string; label: string },
      fields: RecordFields = {},
    ) =>
      made(
        sendOnce({ what: `${type.name} ${key} ${id} ${version}`, contents: fields }, (once) =>
          call(step, { id, version, step: key, fields, once }, quiet),
        ),
        `已${label}`,
      ),
  };
}

/** Returns the present record of a refusal: somebody else changed it meanwhile. Undefined for any other error. */
export function presentRecord(type: RecordType, error: unknown): NamedRecord | undefined {
  const isStale = error instanceof Error && 'reason' in error && error.reason === 'record.stale';
  return isStale && 'result' in error
    ? recordCallsOf(type).get.result.safeParse(error.result).data
    : undefined;
}
