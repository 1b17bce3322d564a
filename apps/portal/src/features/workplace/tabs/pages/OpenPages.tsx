import { useLayoutEffect } from 'react';
import { useSettings } from '#platform/settings.ts';
import { keepPages, leavePages, useOpenPages } from './open-pages.ts';
import { PagePanel, type PanelState } from './PagePanel.tsx';
import type { Panel, Panels } from './panels.ts';
import { useFrontPage } from './use-front-page.ts';
import { useLeaving } from './use-leave-guard.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import './open-pages.css';

/** The page in front, and those kept behind it as they were left. Takes the place of the router's outlet. */
export function OpenPages() {
  const { multiTab } = useSettings();
  const { panels } = useOpenPages();
  useLayoutEffect(() => keepPages(multiTab), [multiTab]);
  useFrontPage();
  useLeaving();
  useScrollMemory(panels.shownId);
  useLayoutEffect(() => leavePages, []);

  return panels.all.map((panel) => (
    <PagePanel key={panel.id} panel={panel} state={stateOf(panel, panels)} />
  ));
}

function stateOf({ id }: Panel, { front, shownId }: Panels): PanelState {
  if (id === front?.id) return id === shownId ? 'shown' : 'coming';
  return id === shownId ? 'going' : 'hidden';
}
