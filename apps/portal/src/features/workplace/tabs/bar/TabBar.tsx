import { ContextMenu } from '@portal/ui/overlays/ContextMenu';
import { DropdownMenu } from '@portal/ui/overlays/DropdownMenu';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSettings } from '#platform/settings/settings.ts';
import { useUnsavedPages } from '#platform/workplace/unsaved-changes.ts';
import { useOpenPages } from '../pages/open-pages.ts';
import { OpenPagesMenu } from './OpenPagesMenu.tsx';
import { menuOf } from './tab-menu.tsx';
import { TabItem } from './TabItem.tsx';
import { useNamedTabs } from './use-named-tabs.ts';
import { useTabOrder } from './use-tab-order.ts';
import { useFocusAfterClose } from './use-focus-after-close.ts';
import { useTabStrip } from './use-tab-strip.ts';
import './tab-bar.css';

/** Tab bar of the open pages, in multi-tab mode alone. */
export const TabBar = () => useSettings().multiTab && <Bar />;

/** Renders links in a list rather than an ARIA tablist: each has its address, and a tablist may hold no buttons. */
function Bar() {
  const { panels } = useOpenPages();
  const tabs = useNamedTabs();
  const unsaved = useUnsavedPages();
  const strip = useRef<HTMLUListElement>(null);
  const [menu, setMenu] = useState<{ key: string; x: number; y: number }>();
  const { announcement, step, drop } = useTabOrder(strip, tabs);
  const front = panels.front?.key;
  useFocusAfterClose(strip, tabs.length);
  useTabStrip(strip, { key: front, among: tabs.length });

  return (
    <nav className="tabs" aria-label="已打开的页面">
      <div className="tabs-in">
        <ul ref={strip} className="tabs-strip">
          {tabs.map((tab, place) => (
            <TabItem
              key={tab.key}
              tab={tab}
              title={tab.name}
              isHome={place === 0}
              isFront={tab.key === front}
              isUnsaved={unsaved.has(tab.key)}
              onMenu={(at) => setMenu({ key: tab.key, ...at })}
              onDrop={(to) => drop(tab, to)}
              onStep={(by) => step(tab, place + by)}
            />
          ))}
        </ul>
        <OpenPagesMenu tabs={tabs} front={front} unsaved={unsaved} />
        <DropdownMenu
          label="标签页操作"
          trigger={{
            className: 'tabs-more',
            'aria-label': '标签页操作',
            children: <ChevronDown size={16} />,
          }}
          groups={front === undefined ? [] : menuOf(front, tabs)}
        />
      </div>
      {menu && (
        <ContextMenu
          label="标签页操作"
          at={menu}
          groups={menuOf(menu.key, tabs)}
          onClose={() => setMenu(undefined)}
        />
      )}
      <output className="sr-only">{announcement}</output>
    </nav>
  );
}
