import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { SubsystemContext } from '@portal/subsystem/contract';
import type { FailureKind } from '@portal/subsystem/failure';
import { reportFault } from '#platform/loading/report-fault.ts';
import {
  createLifecycle,
  type Lifecycle,
  type StageState,
  type LifecycleDeps,
} from './lifecycle.ts';
import { createMountPoint, type SubsystemMountPoint, type StageProps } from './mount-point.ts';
import { reportFailure } from '../report-failure.ts';
import { loadShared } from '../loading/shared-programs.ts';
import { versionOf } from '../version.ts';

export interface StageControl extends Pick<
  Lifecycle,
  'get' | 'subscribe' | 'retry' | 'quit' | 'leave' | 'setActive'
> {
  /** Mounts the page's system, and passes on every change of the props. */
  follow: (props: StageProps, host: HTMLElement) => void;
}

/** Creates the lifecycle of one page with real timers, elements and loaders. */
export function createStage(): StageControl {
  let props: StageProps | undefined;
  let host: HTMLElement | undefined;
  let mountPoint: SubsystemMountPoint | undefined;

  const openMountPoint: LifecycleDeps<SubsystemContext>['openMountPoint'] = (_system, signals) => {
    if (!props || !host) throw new Error('The stage has no host element yet.');
    const opened = createMountPoint(host, props, signals);
    mountPoint = opened;
    return {
      context: opened.context,
      close() {
        opened.close();
        if (mountPoint === opened) mountPoint = undefined;
      },
    };
  };

  const lifecycle = createLifecycle({
    after,
    load: loadShared,
    openMountPoint,
    log: console.error,
    failed(system, failure) {
      void reportFailure(system, failure);
      if (atFault.has(failure.kind)) reportFault('system', failure.cause ?? failure);
    },
  });

  return {
    ...lifecycle,
    follow(now, element) {
      props = now;
      host = element;
      lifecycle.show(now.system);
      if (hasNewerVersion(now.system, lifecycle.get())) lifecycle.retry(now.system);
      mountPoint?.update(now);
    },
    retry: () => lifecycle.retry(props?.system),
    setActive(on) {
      mountPoint?.setActive(on);
      lifecycle.setActive(on);
    },
  };
}

/** Failures caused by the system itself; others may come from the network or an administrator. */
const atFault: ReadonlySet<FailureKind> = new Set(['mount', 'runtime']);

/** Tells whether there is another version than the failed one: it is tried unasked. */
const hasNewerVersion = (system: SubsystemEntry, state: StageState): boolean =>
  state.phase === 'failed' && versionOf(state.system) !== versionOf(system);

function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}
