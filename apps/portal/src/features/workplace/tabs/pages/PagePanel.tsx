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

/** Panel of one page. React keeps its state while it is hidden, and ends its effects meanwhile. */
export const PagePanel = memo(function PagePanel({
  panel: { key, place, Page },
  state,
}: {
  panel: Panel;
  state: PanelState;
}) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
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
