import type { Chosen } from '@portal/subsystem/contract';
import { notify } from '@portal/ui/notify';
import { ProgressSeam } from '@portal/ui/ProgressSeam';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FailedSubsystem } from './FailedSubsystem.tsx';
import { messageOf } from './lifecycle.ts';
import type { Told } from './place.ts';
import { createStage } from './stage-control.ts';
import { loadingMessage } from './texts.ts';
import './stage.css';

const nothingChosen: Chosen = { bgNo: null, storeNo: null, companyNo: null };

type StageProps = Omit<Told, 'chosen'> & { chosen?: Chosen };

/** Where a subsystem shows its pages. It goes with the system it is given; what happens in there stays in there. */
export function Stage({ chosen = nothingChosen, ...told }: StageProps) {
  const [stage] = useState(createStage);
  const state = useSyncExternalStore(stage.subscribe, stage.get);
  const host = useRef<HTMLDivElement>(null);

  // The subsystem lives outside this tree: it is told of every change, and goes when the stage goes.
  useLayoutEffect(() => {
    if (host.current) stage.follow({ ...told, chosen }, host.current);
  });
  useLayoutEffect(() => stage.leave, [stage]);

  const named = messageOf(state);
  useEffect(
    () => (named ? notify({ kind: 'loading', text: loadingMessage(named) }) : undefined),
    [named],
  );

  return (
    <div className="stage" aria-busy={state.phase === 'loading'}>
      {state.phase === 'loading' && (
        <div className="stage-seam">
          <ProgressSeam label={loadingMessage(state.system.sysName)} />
        </div>
      )}
      {state.phase === 'failed' && (
        <FailedSubsystem
          systemName={state.system.sysName}
          kind={state.failure.kind}
          onRetry={stage.retry}
        />
      )}
      <div ref={host} className="stage-content" data-phase={state.phase} />
    </div>
  );
}
