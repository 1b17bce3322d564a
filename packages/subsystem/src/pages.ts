import { chunkTimeoutMs } from '@portal/contract/limits';
import { createCell } from '@portal/common/cell';
import type { ComponentType } from 'react';
import type { Readable } from './contract.ts';
import {
  type FailureKind,
  failureFrom,
  isComponent,
  isNotFetched,
  SubsystemFailure,
} from './failure.ts';

/** Pages by the component name the menu gives; each is loaded when it is first opened. */
export type Pages = Record<string, () => Promise<ComponentType>>;

/** A page on its way: null until it is there. */
export interface PageLoad extends Readable<ComponentType | null> {
  /** Resolved when there is nothing more to wait for, whether it came or not; undefined where it was there before. */
  settled?: Promise<void>;
}

/**
 * Pages that are loaded. An import resolves later even when it is done, and the first frame would go without the page.
 */
const loadedPages = new WeakMap<() => Promise<ComponentType>, ComponentType>();

/** Answers the page of a component name, the same every time, or undefined where there is no such page. */
export type PageLoader = (component: string | null) => PageLoad | undefined;

/** A loader for one mount: what failed to arrive is tried again by the next. */
export function createPageLoader(
  pages: Pages,
  reportError: (error: SubsystemFailure) => void,
): PageLoader {
  const asked = new Map<string, PageLoad>();
  return (component) => {
    const open = component !== null && Object.hasOwn(pages, component) && pages[component];
    if (component === null || !open) return undefined;
    const arrival = asked.get(component) ?? fetchPage(component, open, reportError);
    asked.set(component, arrival);
    return arrival;
  };
}

// No Suspense here: once its fallback is shown, React keeps it for 300 ms, and most pages come sooner.
function fetchPage(
  component: string,
  open: () => Promise<ComponentType>,
  reportError: (error: SubsystemFailure) => void,
): PageLoad {
  const page = createCell<ComponentType | null>(loadedPages.get(open) ?? null);
  if (page.get()) return { get: page.get, subscribe: page.subscribe };
  const watchdog = setTimeout(
    () => reportError(new SubsystemFailure('timeout', `The page ${component} did not arrive.`)),
    chunkTimeoutMs,
  );
  const settled = fetchOnce(open)
    .then(page.set, (error: unknown) => reportError(failureFrom(error, faultOf(error))))
    .finally(() => clearTimeout(watchdog));
  return { get: page.get, subscribe: page.subscribe, settled };
}

async function fetchOnce(open: () => Promise<ComponentType>): Promise<ComponentType> {
  const Page: unknown = await open();
  if (!isComponent(Page)) {
    throw new SubsystemFailure('runtime', `A page is exported as ${String(Page)}.`);
  }
  loadedPages.set(open, Page);
  return Page;
}

/** A page that came and threw is broken; only one that did not come may be the network's doing. */
const faultOf = (error: unknown): FailureKind => (isNotFetched(error) ? 'entry' : 'runtime');
