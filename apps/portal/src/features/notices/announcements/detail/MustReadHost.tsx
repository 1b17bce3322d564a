import { currentLook } from '@portal/client/look';
import { useQueryOf } from '@portal/client/queries';
import { listMine } from '@portal/contract/notices/announcements';
import { lazyPart } from '#platform/loading/lazy-part.ts';

/**
 * Comes with the text: one that arrives in an open dialog moves the buttons from under the pointer, and could be
 * confirmed unseen. Shows nothing when the code does not load: the bell and the page of announcements show the same.
 */
const MustRead = lazyPart(
  async () => {
    const [{ MustRead: dialog }, { preloadContent }] = await Promise.all([
      import('./MustRead.tsx'),
      import('./NoticeBody.tsx'),
    ]);
    await preloadContent();
    return dialog;
  },
  { missing: () => null },
);

/**
 * Mounts the dialog of announcements to confirm. It fetches nothing: the bell's answer has their count. Whoever looks as
 * somebody else confirms nothing for them.
 */
export function MustReadHost() {
  const { data: notices } = useQueryOf(listMine, {}, { quiet: true, enabled: false });
  const waiting = notices?.mustReadTotal ?? 0;
  return waiting === 0 || currentLook ? null : <MustRead waiting={waiting} />;
}
