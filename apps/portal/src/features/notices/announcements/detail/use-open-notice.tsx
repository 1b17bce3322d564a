import { useCallOf } from '@portal/client/queries';
import {
  type Announcement,
  listMine,
  markRead,
  pageMine,
} from '@portal/contract/notices/announcements';
import { useState } from 'react';
import { lazyDialog } from '#platform/loading/lazy-dialog.tsx';

const NoticeDetail = lazyDialog(
  async () => (await import('./NoticeDetail.tsx')).NoticeDetail,
  ({ onClose }) => onClose(),
);

/** Opens a notice and marks it read (spec section 4). Render `detail` beside the list. */
export function useOpenNotice() {
  const [notice, setNotice] = useState<Announcement>();
  const { mutate } = useCallOf(markRead, { refreshes: [listMine, pageMine] });

  function open(chosen: Announcement): void {
    setNotice(chosen);
    if (chosen.readFlag === '0') mutate({ anntId: chosen.id });
  }
  const detail = notice && <NoticeDetail notice={notice} onClose={() => setNotice(undefined)} />;
  return { open, detail };
}
