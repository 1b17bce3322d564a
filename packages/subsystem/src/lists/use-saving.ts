import type { Cell, List } from '@portal/contract/lists/list';
import type { ListRecord } from '@portal/contract/lists/list-calls';
import { notify } from '@portal/ui/feedback/notify';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShell } from '../shell.ts';
import { callsOf } from './calls-of.ts';

interface RecordChange {
  /** The record as it was read; null for a new one. */
  record: ListRecord | null;
  /** Of a new record all of them, of another those that were changed. */
  fields: Record<string, Cell>;
}

/** Saves a record and refetches the list. The shell shows a problem, and no input is lost. */
export function useSaving(list: List, onSaved: () => void) {
  const { call } = useShell();
  const queryClient = useQueryClient();
  const { find, create, edit } = callsOf(list);
  return useMutation({
    mutationFn: ({ record, fields }: RecordChange) =>
      record
        ? call(edit, { id: record.id, version: record.version, fields })
        : call(create, { fields }),
    async onSuccess({ id }) {
      await queryClient.invalidateQueries({ queryKey: [find.path] });
      notify({ kind: 'success', text: `${list.one} ${id} 已保存` });
      onSaved();
    },
  });
}
