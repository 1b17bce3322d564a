import { useQueryOf } from '@portal/client/queries';
import { pageMine } from '@portal/contract/notices/announcements';
import { findByNumber, recordNumber } from '@portal/contract/records/numbers/record-numbers';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { listUsers } from '@portal/contract/workplace/people';
import { useDebounced } from '@portal/ui/hooks/use-debounced';
import { useMemo } from 'react';
import type { PaletteEntry } from '../palette-entries.tsx';
import { announcementEntry, personEntry, recordEntry } from './found-entries.tsx';

/** The pause after a key before the server is asked, in milliseconds; and the fewest characters it is asked with. */
const pauseMs = 150;
const fewest = 2;
/** Rows of each kind: the palette is for the one that is meant. */
const shown = '5';
const none: readonly PaletteEntry[] = [];

/**
 * Finds at the server what the portal has no list of: records by number, people and announcements. The entries are those
 * of the text that is in the field now; an earlier answer that comes late belongs to another query and is not shown.
 */
export function useFoundEntries(typed: string, systems: readonly SubsystemEntry[]) {
  const wanted = typed.trim();
  const settled = useDebounced(wanted, pauseMs);
  const isAsked = settled === wanted && wanted.length >= fewest && wanted.length <= 20;
  const isNumber = recordNumber.test(wanted);
  const records = useQueryOf(
    findByNumber,
    { number: isNumber ? wanted : '' },
    { quiet: true, enabled: isAsked && isNumber },
  );
  const people = useQueryOf(
    listUsers,
    { keyword: wanted, pageSize: shown },
    { quiet: true, enabled: isAsked },
  );
  const letters = useQueryOf(
    pageMine,
    { titile: wanted, pageSize: shown },
    { quiet: true, enabled: isAsked },
  );
  const isCurrent = (query: { isPlaceholderData: boolean }) => isAsked && !query.isPlaceholderData;
  const found = {
    records: isCurrent(records) && isNumber ? records.data : undefined,
    people: isCurrent(people) ? people.data : undefined,
    letters: isCurrent(letters) ? letters.data : undefined,
  };
  const entries = useMemo(
    () =>
      found.records || found.people || found.letters
        ? [
            ...(found.records ?? []).map((each) => recordEntry(each, systems)),
            ...(found.people?.records ?? []).map(personEntry),
            ...(found.letters?.records ?? []).map(announcementEntry),
          ]
        : none,
    [found.records, found.people, found.letters, systems],
  );
  const asked = [people, letters, ...(isNumber ? [records] : [])];
  return {
    entries,
    /** The server has not answered yet for what is in the field. */
    isAsking: wanted.length >= fewest && (!isAsked || asked.some(({ isFetching }) => isFetching)),
  };
}
