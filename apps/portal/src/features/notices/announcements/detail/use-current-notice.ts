import { CallProblem } from '@portal/client/problems';
import { useQueryOf } from '@portal/client/queries';
import {
  type Announcement,
  getAnnouncement,
  listMine,
} from '@portal/contract/notices/announcements';
import { useQuery } from '@tanstack/react-query';
import { useOnChange } from '../use-on-change.ts';

interface CurrentNotice {
  notice: Announcement;
  isRecalled: boolean;
}

/**
 * Keeps an open notice current: it is fetched again each time the bell's list is. The text being read stays until there
 * is a revision.
 */
export function useCurrentNotice(opened: Announcement): CurrentNotice {
  const { data, error, refetch } = useQueryOf(
    getAnnouncement,
    { id: opened.id },
    { quiet: true, enabled: false, retry: false },
  );
  // Never fetched: the server sends it (`notice-cache.ts`).
  const { data: isRecallSent } = useQuery({
    queryKey: [getAnnouncement.path, { id: opened.id }, 'gone'],
    queryFn: () => false,
    enabled: false,
  });
  const { dataUpdatedAt: bellUpdatedAt } = useQueryOf(
    listMine,
    {},
    { quiet: true, notifyOnChangeProps: ['dataUpdatedAt'] },
  );
  useOnChange(bellUpdatedAt, refetch);
  const isNotFound = error instanceof CallProblem && error.reason === 'announcement.not-found';
  const notice = data && data.revision > opened.revision ? data : opened;
  return { notice, isRecalled: isRecallSent === true || isNotFound };
}
