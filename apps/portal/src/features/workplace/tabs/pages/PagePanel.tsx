import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { Activity, memo, Suspense, useLayoutEffect, useRef } from 'react';
import { isFirstPageShown, markFirstPageShown } from '#platform/loading/first-page-shown.ts';
import { PageLocationContext } from '#platform/navigation/page-location.ts';
import { renewPage, showFront } from './open-pages.ts';
import { PageBoundary } from './PageBoundary.tsx';
import type { Panel } from './panels.ts';
import { whenReady } from './when-ready.ts';

/** Visible, loading behind the visible page, visible until the next one is ready, or hidden. */
export type PanelState = 'shown' | 'coming' | 'going' | 'hidden';

/** Moves the focus to what a page wants read first. */
const leadToStart = (panel: HTMLElement | null): void =>
  panel?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();

/** Panel of one page. React keeps its state while it is hidden, and ends its effects meanwhile. */
export const PagePanel = memo(function PagePanel({
  panel: { key, place, Page },
  state,
}: {
  panel: Panel;
  state: PanelState;
}) {
  const element = useRef<HTMLDivElement>(null);
  const wasComing = useRef(false);
  useLayoutEffect(() => {
    // While it was coming it could not have the focus.
    if (state === 'shown' && wasComing.current) leadToStart(element.current);
    wasComing.current = state === 'coming';
    if (!element.current) return undefined;
    if (state === 'coming') return whenReady(element.current, showFront);
    if (state === 'shown' && !isFirstPageShown())
      return whenReady(element.current, markFirstPageShown);
    return undefined;
  }, [state]);

  return (
    <div
      ref={element}
      className="tabs-panel"
      data-state={state}
      data-path={place.path}
      hidden={state === 'hidden'}
      inert={state === 'going'}
    >
      <Activity mode={state === 'hidden' ? 'hidden' : 'visible'}>
        <PageLocationContext value={place}>
          <PageBoundary onRenew={() => renewPage(key)}>
            <Suspense fallback={<Skeleton lines={8} label="页面正在加载" />}>
              <Page />
            </Suspense>
          </PageBoundary>
        </PageLocationContext>
      </Activity>
    </div>
  );
});
