import { chunkTimeoutMs } from '@portal/contract/limits';
import type { ComponentType } from 'react';
import { SubsystemFailure } from './failure.ts';

/** Pages by the component name the menu gives; each is loaded when it is first opened. */
export type Pages = Record<string, () => Promise<ComponentType>>;

/** Answers the page of a component name, the same promise every time, or undefined where there is no such page. */
export type PageLoader = (component: string | null) => Promise<ComponentType> | undefined;

/** A loader for one mount: what failed to arrive is tried again by the next. */
export function createPageLoader(pages: Pages): PageLoader {
  const asked = new Map<string, Promise<ComponentType>>();
  return (component) => {
    if (component === null || !Object.hasOwn(pages, component)) return undefined;
    const page = asked.get(component) ?? arrival(component, pages[component]);
    if (page) asked.set(component, page);
    return page;
  };
}

function arrival(component: string, open: Pages[string] | undefined) {
  if (!open) return undefined;
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType>();
  const watchdog = setTimeout(
    () => reject(new SubsystemFailure('timeout', `The page ${component} did not arrive.`)),
    chunkTimeoutMs,
  );
  open()
    .then(resolve, (cause: unknown) =>
      reject(
        new SubsystemFailure('entry', `The page ${component} could not be loaded.`, { cause }),
      ),
    )
    .finally(() => clearTimeout(watchdog));
  return promise;
}
