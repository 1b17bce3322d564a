import type { RecordFields } from '@portal/contract/records/field-values';
import type { NamedRecord, WireRecord } from '@portal/contract/records/record-calls';
import { second } from '@portal/common/durations';
import { isFinal, undoSeconds } from '@portal/contract/records/steps/final-steps';
import type { RecordStep, RecordType } from '@portal/contract/records/record-type';
import { type Notice, notify } from '@portal/ui/feedback/notify';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useSendOnce } from '../send-once.ts';
import { useShell } from '../shell.ts';
import { recordCallsOf } from './record-calls-of.ts';

/** Called with each record that the user has changed, once the list is fetched again. */
export const RecordChanged = createContext<(saved: WireRecord) => void>(() => undefined);

/** Returns how everything shown of a type is fetched again. */
function useRefetch(type: RecordType): () => Promise<unknown> {
  const cache = useQueryClient();
  const { find, count, get, timeline, files } = recordCallsOf(type);
  return () =>
    Promise.all(
      [find, count, get, timeline, files].map(({ path }) =>
        cache.invalidateQueries({ queryKey: [path] }),
      ),
    );
}

/**
 * Begins the time in which a step may be taken back, with its sending; returns what a notice offers of what is left once
 * the answer is there. The server counts from when it took the step, which was later.
 */
export function offersUndo(): (undo: () => Promise<void>) => Partial<Notice> {
  const began = performance.now();
  return (undo) => {
    const lifeMs = undoSeconds * second - (performance.now() - began);
    return lifeMs > 0 ? { lifeMs, action: { text: '撤销', onSelect: () => void undo() } } : {};
  };
}

/** Takes back a step on some records, says which of them stay and why, and returns the others as they are again. */
export function useUndo(type: RecordType) {
  const { call } = useShell();
  const onChanged = use(RecordChanged);
  const refetch = useRefetch(type);
  return async (
    taken: readonly Pick<WireRecord, 'id' | 'version'>[],
    label: string,
  ): Promise<NamedRecord[]> => {
    const rows = taken.map(({ id, version }) => ({ id, version }));
    const answer = await call(recordCallsOf(type).undo, { rows }, { quiet: true }).catch(
      (error: Error) => error,
    );
    await refetch();
    if (answer instanceof Error) {
      notify({ kind: 'error', text: answer.message });
      return [];
    }
    const records = answer.rows.flatMap(({ record }) => record ?? []);
    records.forEach(onChanged);
    const refused = answer.rows.flatMap(({ id, message }) => (message ? `${id} ${message}` : []));
    const what = records.length === 1 ? records[0]?.id : `${records.length} 条`;
    if (records.length > 0)
      notify({ kind: 'success', text: `${type.one} ${what} 已撤销「${label}」` });
    if (refused.length > 0) notify({ kind: 'error', text: refused.join('；') });
    return records.map((record) => ({ ...record, names: answer.names }));
  };
}

/**
 * Saves records and takes their steps. Each call rejects with the error to show. The list is refetched at the end, and
 * also when somebody else had changed the record meanwhile: what is shown is old then. Sent again after its answer was
 * lost, a change is made once.
 */
export function useRecordChanges(type: RecordType) {
  const { call } = useShell();
  const onChanged = use(RecordChanged);
  const { create, edit, step } = recordCallsOf(type);
  const sendOnce = useSendOnce();
  const quiet = { quiet: true };
  const refetch = useRefetch(type);
  const undo = useUndo(type);

  async function made(
    change: Promise<NamedRecord>,
    words: string,
    offerOf: (saved: NamedRecord) => Partial<Notice> = () => ({}),
  ): Promise<NamedRecord> {
    try {
      const saved = await change;
      await refetch();
      onChanged(saved);
      notify({ kind: 'success', text: `${type.one} ${saved.id} ${words}`, ...offerOf(saved) });
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

    /** Takes a step; `onUndone` gets the record when the user has taken back one that can be. */
    step(
      { id, version, state }: WireRecord,
      taken: RecordStep & { key: string },
      { fields = {}, onUndone }: { fields?: RecordFields; onUndone: (record: NamedRecord) => void },
    ) {
      const offer = offersUndo();
      return made(
        sendOnce({ what: `${type.name} ${taken.key} ${id} ${version}`, contents: fields }, (once) =>
          call(step, { id, version, step: taken.key, fields, once }, quiet),
        ),
        `已${taken.label}`,
        (saved) =>
          isFinal(type, state, taken)
            ? {}
            : offer(() => undo([saved], taken.label).then((records) => records.forEach(onUndone))),
      );
    },
  };
}

/** Returns the present record of a refusal: somebody else changed it meanwhile. Undefined for any other error. */
export function presentRecord(type: RecordType, error: unknown): NamedRecord | undefined {
  const isStale = error instanceof Error && 'reason' in error && error.reason === 'record.stale';
  return isStale && 'result' in error
    ? recordCallsOf(type).get.result.safeParse(error.result).data
    : undefined;
}
