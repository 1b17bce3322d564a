import { queryOf } from '@portal/client/queries';
import { listMine } from '@portal/contract/notices/announcements';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '#platform/lazy-part.ts';

/** Where it does not come it is not missed here: the bell and the page of announcements have it as well. */
const MustRead = lazyPart(async () => (await import('./MustRead.tsx')).MustRead, {
  missing: () => null,
});

/** Stands in the shell and asks nothing by itself: the bell's answer says whether there is anything to confirm. */
export function MustReadHost() {
  const { data: notices } = useQuery({
    ...queryOf(listMine, {}, { quiet: true }),
    enabled: false,
  });
  const waiting = notices?.mustReadTotal ?? 0;
  return waiting === 0 ? null : <MustRead waiting={waiting} />;
}
