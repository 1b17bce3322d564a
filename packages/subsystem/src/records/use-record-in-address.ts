import { useCallback, useEffect, useState } from 'react';
import { usePage, useRouter } from '../session.ts';
import type { OpenRecord } from './RecordsPage.tsx';

/** Stands in the address for the number of a record that is to be made. */
export const newRecord = 'new';

interface OpenState {
  /** The number in the address that was followed last; empty for none. */
  named: string;
  opened?: OpenRecord | undefined;
  /** The record or form that was open when the address first named a record: Back shows it again. */
  before?: OpenRecord | undefined;
}

/**
 * Returns what is open beside the list, and what opens something else or nothing. The record that the address names
 * (`?record=DB20261100001`), its form (`&edit=1`), or its form with the draft of it (`&edit=draft`), opens once for each; one that is not there, or not the user's to see,
 * is told of beside the list. Closing it takes it out of the address, so that the same link opens it again.
 */
export function useOpenRecord(): [OpenRecord | undefined, (next?: OpenRecord) => void] {
  const { path, search } = usePage();
  const router = useRouter();
  const [state, setState] = useState<OpenState>({ named: '' });
  const asked = new URLSearchParams(search);
  const id = asked.get('record')?.slice(0, 40) ?? '';
  if (id !== state.named) setState(following(state, id, asked.get('edit')));
  useEffect(() => {
    // Loaded again, the address does not begin another one.
    if (id === newRecord) router.replace(path + withoutRecord(search));
  }, [id, router, path, search]);
  const open = useCallback(
    (next?: OpenRecord) => {
      setState(({ named, before }) => (next ? { named, before, opened: next } : { named }));
      const isNamed = new URLSearchParams(search).has('record');
      if (next === undefined && isNamed) router.replace(path + withoutRecord(search));
    },
    [router, path, search],
  );
  return [state.opened, open];
}

/** The state after the address has named another record, or none any more. */
function following(
  { named, opened, before }: OpenState,
  id: string,
  edit: string | null,
): OpenState {
  // That of a new record leaves the address by itself.
  if (id === '') return { named: id, opened: named === newRecord ? opened : before };
  const takesDraft = edit === 'draft';
  const next = id === newRecord ? { isNew: true as const } : { id, isEditing: edit !== null };
  return { named: id, opened: { ...next, takesDraft }, before: named === '' ? opened : before };
}

/** Returns the way back to what was left: where it still is, or to the record, or its form with the draft of it. */
export function useTakeUp(id: string, opens: 'form' | 'record'): (isThere: boolean) => void {
  const { path, search } = usePage();
  const router = useRouter();
  return (isThere) => {
    const query = new URLSearchParams(search);
    query.set('record', id);
    if (opens === 'form') query.set('edit', 'draft');
    else query.delete('edit');
    router.push(path + (isThere ? search : `?${query.toString()}`));
  };
}

function withoutRecord(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('record');
  query.delete('edit');
  return query.size > 0 ? `?${query.toString()}` : '';
}
