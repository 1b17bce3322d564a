import { useLayoutEffect } from 'react';
import { useSettings } from '#platform/settings/settings.ts';
import { setMultiTab, closeAllPages, useOpenPages } from './open-pages.ts';
import { PagePanel, type PanelState } from './PagePanel.tsx';
import type { Panel, Panels } from './panels.ts';
import { useFrontPage } from './use-front-page.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import './open-pages.css';

/** Renders the current page, and the pages kept alive behind it. Replaces the router's outlet. */
export function OpenPages() {
  const { multiTab } = useSettings();
  const { panels } = useOpenPages();
  useLayoutEffect(() => setMultiTab(multiTab), [multiTab]);
  useFrontPage();
  useLeaveGuard();
  useScrollMemory(panels.shownId);
  useLayoutEffect(() => closeAllPages, []);

  return panels.all.map((panel) => (
    <PagePanel key={panel.id} panel={panel} state={stateOf(panel, panels)} />
  ));
}

function stateOf({ id }: Panel, { front, shownId }: Panels): PanelState {
  if (id === front?.id) return id === shownId ? 'shown' : 'coming';
  return id === shownId ? 'going' : 'hidden';
}
