import { weaveOf } from '@portal/contract/subsystems/subsystem-keys';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { Swatch } from '@portal/ui/graphics/Swatch';
import { openPage } from '#platform/navigation/open-page.ts';
import { usePreference } from '#platform/settings/preferences.ts';
import { useSystems } from '#platform/workplace/systems.ts';
import { pagesOfMarks } from './recent-pages.ts';
import { useAllPages } from './use-pages.ts';
import './pinned-pages.css';

/** Buttons of the user's pinned pages. Renders nothing without any, and when they cannot be loaded. */
export function PinnedPages() {
  const pinned = usePreference('pinnedPages') ?? [];
  const { data: pages, isPending } = useAllPages({ isWanted: pinned.length > 0 });
  const systems = useSystems();
  if (pinned.length === 0 || !(pages || isPending)) return null;
  if (!pages) {
    return (
      <Panel title="常用页面">
        <Skeleton lines={2} label="常用页面正在加载" />
      </Panel>
    );
  }
  const shown = pagesOfMarks(pinned, pages);
  if (shown.length === 0) return null;
  return (
    <Panel title="常用页面">
      <ul className="pinned-pages">
        {shown.map((page) => {
          const system = systems.find(({ sysType }) => sysType === page.system);
          return (
            <li key={page.id}>
              <button type="button" onClick={() => openPage(page)}>
                {system && <Swatch code={page.system} weave={weaveOf(system)} size={34} />}
                <span>
                  <b className="ellipsis">{page.title}</b>
                  <small className="ellipsis">
                    {[system?.sysName, ...page.ancestors].filter(Boolean).join(' / ')}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
