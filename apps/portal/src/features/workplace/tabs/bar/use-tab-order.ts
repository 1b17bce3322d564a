import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { moveTab } from '../pages/open-pages.ts';
import type { NamedTab } from './use-named-tabs.ts';

/** Moves tabs by pointer or key, and announces the new place to screen readers. */
export function useTabOrder(strip: RefObject<HTMLElement | null>, tabs: readonly NamedTab[]) {
  const [announcement, announce] = useState('');
  const stepped = useRef<string>(undefined);

  // An element moved in the document loses the focus.
  useLayoutEffect(() => {
    if (stepped.current === undefined) return;
    const link = `[data-key="${CSS.escape(stepped.current)}"] > a`;
    strip.current?.querySelector<HTMLElement>(link)?.focus();
    stepped.current = undefined;
  });

  const drop = ({ key, name }: NamedTab, to: number): void => {
    moveTab(key, to);
    announce(`${name}已移到第 ${to + 1} 个，共 ${tabs.length} 个`);
  };
  const step = (tab: NamedTab, to: number): void => {
    if (tab === tabs[0] || to < 1 || to >= tabs.length) return;
    stepped.current = tab.key;
    drop(tab, to);
  };
  return { announcement, drop, step };
}
