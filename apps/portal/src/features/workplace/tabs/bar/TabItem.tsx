import { Stitch } from '@portal/ui/layout/Stitch';
import { House, X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { goTo } from '#platform/navigation/router-port.ts';
import { dragTab } from './drag-tab.ts';
import { closeTab } from './tab-actions.ts';
import type { Tab } from '../tab-list.ts';

interface TabItemProps {
  tab: Tab;
  title: string;
  isHome: boolean;
  isFront: boolean;
  isUnsaved: boolean;
  /** Opens the tab's menu at a point of the window. */
  onMenu: (at: { x: number; y: number }) => void;
  /** Called when it is dropped at a place among the tabs. */
  onDrop: (to: number) => void;
  /** Moves it one place to the left (-1) or right (1). */
  onStep: (by: -1 | 1) => void;
}

/** Tab of an open page: a link with its address, and the actions on it. */
export function TabItem(props: TabItemProps) {
  const { tab, title, isHome, isFront, isUnsaved, onMenu, onDrop } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what a pointer does here, keys do at the link
    <li
      className="tabs-tab"
      data-key={tab.key}
      data-front={isFront || undefined}
      onMouseDown={(event) => {
        // The browser would begin to scroll.
        if (event.button === 1) event.preventDefault();
      }}
      onAuxClick={(event) => {
        if (event.button !== 1) return;
        event.preventDefault();
        void closeTab(tab.key);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu({ x: event.clientX, y: event.clientY });
      }}
      onPointerDown={(event) => dragTab(event.nativeEvent, event.currentTarget, onDrop)}
    >
      {isFront && <Stitch className="tabs-stitch" />}
      <a
        href={tab.href}
        draggable={false}
        aria-current={isFront ? 'page' : undefined}
        aria-keyshortcuts="Delete Shift+F10 Control+Shift+ArrowLeft Control+Shift+ArrowRight"
        onClick={(event) => follow(event, tab.href)}
        onKeyDown={(event) => onTabKey(event, props)}
      >
        {isHome && <House size={14} />}
        <span className="ellipsis">{title}</span>
        {isUnsaved && (
          <span className="tabs-unsaved" title="有未保存的内容">
            <span className="sr-only">（有未保存的内容）</span>
          </span>
        )}
      </a>
      {!isHome && (
        <button
          type="button"
          className="tabs-close"
          aria-label={`关闭${title}`}
          title="关闭"
          onClick={() => void closeTab(tab.key)}
        >
          <X size={12} />
        </button>
      )}
    </li>
  );
}

/** Navigates on a plain click; a modified one is left to the browser. */
function follow(event: MouseEvent, href: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void goTo(href);
}

function onTabKey(event: KeyboardEvent<HTMLElement>, { tab, onMenu, onStep }: TabItemProps): void {
  const { key, shiftKey, ctrlKey, currentTarget } = event;
  const { left: x, bottom: y } = currentTarget.getBoundingClientRect();
  const acts: Record<string, () => void> = {
    Delete: () => void closeTab(tab.key),
    ContextMenu: () => onMenu({ x, y }),
    'Shift F10': () => onMenu({ x, y }),
    'Ctrl Shift ArrowLeft': () => onStep(-1),
    'Ctrl Shift ArrowRight': () => onStep(1),
  };
  const act = acts[`${ctrlKey ? 'Ctrl ' : ''}${shiftKey ? 'Shift ' : ''}${key}`];
  if (!act) return;
  event.preventDefault();
  act();
}
