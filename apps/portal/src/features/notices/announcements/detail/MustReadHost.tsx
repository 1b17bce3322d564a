import { currentLook } from '@portal/client/look';
import { useQueryOf } from '@portal/client/queries';
import { listMine } from '@portal/contract/notices/announcements';
import { lazyPart } from '#platform/loading/lazy-part.ts';

/** Shows nothing when the code does not load: the bell and the page of announcements show the same. */
const MustRead = lazyPart(async () => (await import('./MustRead.tsx')).MustRead, {
  missing: () => null,
});

/**
 * Mounts the dialog of announcements to confirm. It fetches nothing: the bell's answer has their count. Whoever looks as
 * somebody else confirms nothing for them.
 */
export function MustReadHost() {
  const { data: notices } = useQueryOf(listMine, {}, { quiet: true, enabled: false });
  const waiting = notices?.mustReadTotal ?? 0;
  return waiting === 0 || currentLook ? null : <MustRead waiting={waiting} />;
}
