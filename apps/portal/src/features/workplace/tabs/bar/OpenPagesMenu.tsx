import { DropdownMenu } from '@portal/ui/overlays/DropdownMenu';
import { Check, LayoutList } from 'lucide-react';
import { goTo } from '#platform/navigation/router-port.ts';
import type { NamedTab } from './use-named-tabs.ts';

interface OpenPagesMenuProps {
  tabs: readonly NamedTab[];
  /** Key of the current page. */
  front: string | undefined;
  unsaved: ReadonlySet<string>;
}

/** Menu of all open pages, for a narrow bar; absent with a single page. */
export function OpenPagesMenu({ tabs, front, unsaved }: OpenPagesMenuProps) {
  if (tabs.length < 2) return null;
  const items = tabs.map(({ key, href, name }) => ({
    key,
    label: name,
    icon: key === front ? <Check size={14} /> : <span className="tabs-unchecked" />,
    ...(unsaved.has(key) && { hint: '有未保存的内容' }),
    onSelect: () => void goTo(href),
  }));
  return (
    <DropdownMenu
      label="已打开的页面列表"
      trigger={{
        className: 'tabs-more',
        'aria-label': `已打开的页面列表，共 ${tabs.length} 个`,
        children: (
          <>
            <LayoutList size={16} />
            {tabs.length}
          </>
        ),
      }}
      groups={[items]}
    />
  );
}
