import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import type { SubsystemContext } from '@portal/subsystem/contract';
import type { FailureKind } from '@portal/subsystem/failure';
import { reportFault } from '#platform/report-fault.ts';
import {
  createLifecycle,
  type Lifecycle,
  type StageState,
  type Surroundings,
} from './lifecycle.ts';
import { createPlace, type SubsystemPlace, type Told } from './mount-point.ts';
import { reportFailure } from '../report-failure.ts';
import { loadShared } from '../loading/shared-programs.ts';
import { versionOf } from '../version.ts';

export interface StageControl extends Pick<
  Lifecycle,
  'get' | 'subscribe' | 'retry' | 'quit' | 'leave' | 'setActive'
> {
  /** Brings on the system the page is of, and tells it what has changed since. */
  follow: (told: Told, host: HTMLElement) => void;
}

/** The lifecycle of one page, put into the shell: real timers, real elements, the loaders of the product. */
export function createStage(): StageControl {
  let told: Told | undefined;
  let host: HTMLElement | undefined;
  let place: SubsystemPlace | undefined;

  const openPlace: Surroundings<SubsystemContext>['openPlace'] = (_system, visit) => {
    if (!told || !host) throw new Error('The stage has not been told where it is.');
    const opened = createPlace(host, told, visit);
    place = opened;
    return {
      context: opened.context,
      close() {
        opened.close();
        if (place === opened) place = undefined;
      },
    };
  };

  const lifecycle = createLifecycle({
    after,
    load: loadShared,
    openPlace,
    log: console.error,
    failed(system, failure) {
      void reportFailure(system, failure);
      if (atFault.has(failure.kind)) reportFault('system', failure.cause ?? failure);
    },
  });

  return {
    ...lifecycle,
    follow(now, element) {
      told = now;
      host = element;
      lifecycle.show(now.system);
      if (isReleasedAnew(now.system, lifecycle.get())) lifecycle.retry(now.system);
      place?.tell(now);
    },
    retry: () => lifecycle.retry(told?.system),
    setActive(on) {
      place?.setActive(on);
      lifecycle.setActive(on);
    },
  };
}

/** Failures a system causes itself; any other may come from the network or from an administrator. */
const atFault: ReadonlySet<FailureKind> = new Set(['mount', 'runtime']);

/** Whether there is another version than the one that failed: it deserves a try, without being asked for one. */
const isReleasedAnew = (system: SubsystemEntry, state: StageState): boolean =>
  state.phase === 'failed' && versionOf(state.system) !== versionOf(system);

function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}
