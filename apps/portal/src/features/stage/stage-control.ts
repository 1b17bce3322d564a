import type { SubsystemContext } from '@portal/subsystem/contract';
import { createLifecycle, type Lifecycle, type Surroundings } from './lifecycle.ts';
import { loaderOf } from './loader.ts';
import { createPlace, type SubsystemPlace, type Told } from './place.ts';

export interface StageControl extends Pick<Lifecycle, 'get' | 'subscribe' | 'retry' | 'leave'> {
  /** Brings on the system the shell is at, and tells it what has changed since. */
  follow: (told: Told, host: HTMLElement) => void;
}

/** The lifecycle, put into a page: real timers, real elements, the loaders of the product. */
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
    load: async (system, signal) => loaderOf(system).load(system, signal),
    openPlace,
    log: console.error,
  });

  return {
    ...lifecycle,
    follow(now, element) {
      const isOtherPage = told?.page.path !== now.page.path;
      told = now;
      host = element;
      lifecycle.show(now.system);
      // Going elsewhere in a system that failed is a wish to see it.
      if (isOtherPage) lifecycle.retry();
      place?.tell(now);
    },
  };
}

function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}
