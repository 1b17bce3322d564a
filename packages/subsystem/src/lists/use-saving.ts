import type { Cell, List } from '@portal/contract/lists/list';
import type { ListRecord } from '@portal/contract/lists/list-calls';
import { notify } from '@portal/ui/feedback/notify';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShell } from '../shell.ts';
import { callsOf } from './calls-of.ts';

/** Fields by name; one that is absent is not sent. */
export type RecordFields = Record<string, Cell | undefined>;

interface RecordChange {
  /** The record as it was read; null for a new one. */
  record: ListRecord | null;
  /** Of a new record all of them, of another those that were changed. */
  fields: RecordFields;
}

/** Saves a record and refetches the list. The form shows a refusal, and no input is lost. */
export function useSaving(list: List, onSaved: () => void) {
  const { call } = useShell();
  const queryClient = useQueryClient();
  const { find, create, edit } = callsOf(list);
  return useMutation({
    mutationFn: ({ record, fields }: RecordChange) =>
      record
        ? call(edit, { id: record.id, version: record.version, fields }, { quiet: true })
        : call(create, { fields }, { quiet: true }),
    async onSuccess({ id }) {
      await queryClient.invalidateQueries({ queryKey: [find.path] });
      notify({ kind: 'success', text: `${list.one} ${id} 已保存` });
      onSaved();
    },
  });
}
