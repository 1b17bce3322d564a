import type { Page } from '@portal/contract/access/pages';
import { weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { Swatch } from '@portal/ui/graphics/Swatch';
import { useIsFirstPageShown } from '#platform/loading/first-page-shown.ts';
import { openPage } from '#platform/navigation/open-page.ts';
import { usePreference } from '#platform/settings/preferences.ts';
import { useSystems } from '#platform/workplace/systems.ts';
import { isMarked, pagesOfMarks } from './recent-pages.ts';
import { useAllPages } from './use-pages.ts';
import './pinned-pages.css';

/** Recent pages fill up to so many; pinned ones are all shown. */
const shownMost = 8;

/** Buttons of the user's pinned pages, then of those they opened last. Renders nothing without any. */
export function PinnedPages() {
  const pinned = usePreference('pinnedPages') ?? [];
  const recent = usePreference('recentPages') ?? [];
  const isFirstPageShown = useIsFirstPageShown();
  const isWanted = pinned.length + recent.length > 0;
  const query = useAllPages({ isWanted: isWanted && isFirstPageShown });
  if (!isWanted) return null;
  const own = (pages: readonly Page[]) => pagesOfMarks(pinned, pages);
  const others = (pages: readonly Page[]) =>
    pagesOfMarks(
      recent.filter((mark) => !isMarked(pinned, mark)),
      pages,
    ).slice(0, Math.max(0, shownMost - own(pages).length));
  return (
    <Panel title="常用页面">
      <QueryState
        query={query}
        lines={2}
        loadingLabel="常用页面正在加载"
        failedText="常用页面暂时无法获取"
        isEmpty={(pages) => own(pages).length + others(pages).length === 0}
        emptyText="固定过或最近打开的页面，您现在都没有权限"
      >
        {(pages) => (
          <ul className="pinned-pages">
            {own(pages).map((page) => (
              <PageButton key={page.id} page={page} />
            ))}
            {others(pages).map((page) => (
              <PageButton key={page.id} page={page} note="最近打开" />
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}

function PageButton({ page, note }: { page: Page; note?: string }) {
  const system = useSystems().find(({ sysType }) => sysType === page.system);
  return (
    <li>
      <button type="button" onClick={() => openPage(page)}>
        {system && <Swatch code={page.system} weave={weaveOf(system)} size={34} />}
        <span>
          <b className="ellipsis">{page.title}</b>
          <small className="ellipsis">
            {[note, system?.sysName, ...page.ancestors].filter(Boolean).join(' / ')}
          </small>
        </span>
      </button>
    </li>
  );
}
