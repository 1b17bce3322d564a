import { useEffect, useRef } from 'react';
import { usePage } from '../session.ts';
import type { OpenRecord } from './RecordsPage.tsx';

/**
 * Opens the record that the address names (`?record=DB20261100001`), or its form (`&edit=1`), once for each. One that is
 * not there, or not the user's to see, is told of beside the list.
 */
export function useRecordInAddress(onOpened: (opened: OpenRecord) => void): void {
  const { search } = usePage();
  const asked = new URLSearchParams(search);
  const id = asked.get('record')?.slice(0, 40) ?? '';
  const isEditing = asked.has('edit');
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (id === '') shown.current = undefined;
    if (id === '' || shown.current === id) return;
    shown.current = id;
    onOpened({ id, isEditing });
  }, [id, isEditing, onOpened]);
}
