import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { moveTab } from '../pages/open-pages.ts';
import type { NamedTab } from './use-named-tabs.ts';

/** Putting tabs in order, by pointer or by key, and saying aloud where one went. */
export function useOrder(strip: RefObject<HTMLElement | null>, tabs: readonly NamedTab[]) {
  const [said, say] = useState('');
  const stepped = useRef<string>(undefined);

  // An element that is moved in the document loses the focus.
  useLayoutEffect(() => {
    if (stepped.current === undefined) return;
    const link = `[data-key="${CSS.escape(stepped.current)}"] > a`;
    strip.current?.querySelector<HTMLElement>(link)?.focus();
    stepped.current = undefined;
  });

  const drop = ({ key, name }: NamedTab, to: number): void => {
    moveTab(key, to);
    say(`${name}已移到第 ${to + 1} 个，共 ${tabs.length} 个`);
  };
  const step = (tab: NamedTab, to: number): void => {
    if (tab === tabs[0] || to < 1 || to >= tabs.length) return;
    stepped.current = tab.key;
    drop(tab, to);
  };
  return { said, drop, step };
}
