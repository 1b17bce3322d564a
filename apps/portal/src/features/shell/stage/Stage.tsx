import { notify } from '@portal/ui/feedback/notify';
import { ProgressSeam } from '@portal/ui/feedback/ProgressSeam';
import { useWhenGone } from '@portal/ui/hooks/use-unmount';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FailedSubsystem } from './FailedSubsystem.tsx';
import { messageOf } from './mount/lifecycle.ts';
import type { Told } from './mount/mount-point.ts';
import { isAtHand } from './loading/shared-programs.ts';
import { createStage } from './mount/stage-control.ts';
import { loadingMessage } from './texts.ts';
import { useQuitting } from './mount/use-quit-on-system-change.ts';
import './stage.css';

/**
 * Where a subsystem shows one of its pages; what happens in there stays in there. While it is hidden behind another page
 * (React's `Activity`) the subsystem stays and rests.
 */
export function Stage(told: Told) {
  const [stage] = useState(createStage);
  const [isFirst] = useState(() => !isAtHand(told.system));
  const state = useSyncExternalStore(stage.subscribe, stage.get);
  const host = useRef<HTMLDivElement>(null);

  // The subsystem lives outside this tree: it is told of every change, and goes when the stage goes.
  useLayoutEffect(() => {
    if (host.current) stage.follow(told, host.current);
  });
  useLayoutEffect(() => {
    stage.setActive(true);
    return () => stage.setActive(false);
  }, [stage]);
  useQuitting(stage, told.system.sysType);
  useWhenGone(stage.leave);

  // A further page of a system that is there already comes without being announced.
  const named = isFirst ? messageOf(state) : undefined;
  useEffect(
    () => (named ? notify({ kind: 'loading', text: loadingMessage(named) }) : undefined),
    [named],
  );

  const isArriving = state.phase === 'idle' || state.phase === 'loading';
  return (
    <div className="stage" aria-busy={isArriving} data-arriving={isArriving || undefined}>
      {isArriving && (
        <div className="stage-seam">
          <ProgressSeam label={loadingMessage(told.system.sysName)} />
        </div>
      )}
      {state.phase === 'failed' && (
        <FailedSubsystem
          systemName={state.system.sysName}
          pageTitle={told.page.title}
          kind={state.failure.kind}
          onRetry={stage.retry}
        />
      )}
      <div ref={host} className="stage-content" data-phase={state.phase} />
    </div>
  );
}
