import { CallProblem } from '@portal/client/problems';
import { queryOf } from '@portal/client/queries';
import {
  type Announcement,
  getAnnouncement,
  listMine,
} from '@portal/contract/notices/announcements';
import { useQuery } from '@tanstack/react-query';
import { useAgain } from '../use-on-change.ts';

interface Followed {
  notice: Announcement;
  isRecalled: boolean;
}

/**
 * A notice on the screen as it stands now: asked for again each time the bell has looked, whoever made it look. What is
 * being read stays as it is until there is a revision of it.
 */
export function useFollowed(opened: Announcement): Followed {
  const { data, error, refetch } = useQuery({
    ...queryOf(getAnnouncement, { id: opened.id }, { quiet: true }),
    enabled: false,
    retry: false,
  });
  // Never asked for: the server says it by itself (`notice-cache.ts`).
  const { data: isToldGone } = useQuery({
    queryKey: [getAnnouncement.path, { id: opened.id }, 'gone'],
    queryFn: () => false,
    enabled: false,
  });
  const { dataUpdatedAt: lookedAt } = useQuery({
    ...queryOf(listMine, {}, { quiet: true }),
    notifyOnChangeProps: ['dataUpdatedAt'],
  });
  useAgain(lookedAt, refetch);
  const isFoundGone = error instanceof CallProblem && error.reason === 'announcement.not-found';
  const notice = data && data.revision > opened.revision ? data : opened;
  return { notice, isRecalled: isToldGone === true || isFoundGone };
}
