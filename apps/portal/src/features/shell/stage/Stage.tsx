import { notify } from '@portal/ui/feedback/notify';
import { ProgressSeam } from '@portal/ui/feedback/ProgressSeam';
import { useUnmount } from '@portal/ui/hooks/use-unmount';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FailedSubsystem } from './FailedSubsystem.tsx';
import { messageOf } from './mount/lifecycle.ts';
import type { StageProps } from './mount/mount-point.ts';
import { isProgramLoaded } from './loading/shared-programs.ts';
import { createStage } from './mount/stage-control.ts';
import { loadingMessage } from './texts.ts';
import { useQuitOnSystemChange } from './mount/use-quit-on-system-change.ts';
import './stage.css';

/**
 * Mounts one page of a subsystem. While it is hidden behind another page (React's `Activity`) the subsystem stays
 * mounted, inactive.
 */
export function Stage(props: StageProps) {
  const [stage] = useState(createStage);
  const [isFirst] = useState(() => !isProgramLoaded(props.system));
  const state = useSyncExternalStore(stage.subscribe, stage.get);
  const host = useRef<HTMLDivElement>(null);

  // The subsystem lives outside this tree: it gets every change of the props, and is unmounted with the stage.
  useLayoutEffect(() => {
    if (host.current) stage.follow(props, host.current);
  });
  useLayoutEffect(() => {
    stage.setActive(true);
    return () => stage.setActive(false);
  }, [stage]);
  useQuitOnSystemChange(stage, props.system.sysType);
  useUnmount(stage.leave);

  // A further page of a loaded system opens without a loading message.
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
          <ProgressSeam label={loadingMessage(props.system.sysName)} />
        </div>
      )}
      {state.phase === 'failed' && (
        <FailedSubsystem
          systemName={state.system.sysName}
          pageTitle={props.page.title}
          kind={state.failure.kind}
          onRetry={stage.retry}
        />
      )}
      <div ref={host} className="stage-content" data-phase={state.phase} />
    </div>
  );
}
