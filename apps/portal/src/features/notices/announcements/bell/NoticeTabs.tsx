import type { Announcement, listMine } from '@portal/contract/notices/announcements';
import { type KeyboardEvent, useId, useState } from 'react';
import type { z } from 'zod';
import { NoticeList } from './NoticeList.tsx';

interface NoticeTabsProps {
  notices: z.infer<typeof listMine.result>;
  onOpen: (notice: Announcement) => void;
}

/** Tabs for notices of people and messages of systems. */
export function NoticeTabs({ notices, onOpen }: NoticeTabsProps) {
  const id = useId();
  const [chosen, choose] = useState(0);
  const kinds = [
    { title: '通知公告', total: notices.anntMsgTotal, list: notices.anntMsgList },
    { title: '系统消息', total: notices.sysMsgTotal, list: notices.sysMsgList },
  ];

  /** Either arrow leads to the other tab, since there are two. */
  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    choose(1 - chosen);
    currentTarget.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label="通知类型"
        className="notices-tabs"
        onKeyDown={onKeyDown}
      >
        {kinds.map(({ title, total }, kind) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-${kind}`}
            aria-selected={kind === chosen}
            aria-controls={id}
            tabIndex={kind === chosen ? 0 : -1}
            onClick={() => choose(kind)}
          >
            {title} {total}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${chosen}`}>
        <NoticeList notices={kinds[chosen]?.list ?? []} onOpen={onOpen} />
      </div>
    </>
  );
}
