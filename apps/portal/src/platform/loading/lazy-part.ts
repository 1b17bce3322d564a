import { isComponent, isNotFetched } from '@portal/subsystem/failure';
import { chunkTimeoutMs } from '@portal/contract/limits';
import { createCell, useCell } from '@portal/common/cell';
import { shareRun } from '@portal/common/coalesce';
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useEffect,
} from 'react';
import type { LoadFailure } from './load-failure-messages.ts';
import { fetchNewerRelease } from './release.ts';
import { reportFault } from './report-fault.ts';
import { reloadOnce } from './reload-once.ts';
import { hasUnsaved } from '../workplace/unsaved-changes.ts';

type State<Props> =
  | { state: 'waiting' }
  | { state: 'here'; component: ComponentType<Props> }
  | { state: 'missing'; why: LoadFailure };

/** A component loaded on demand; `preload` fetches it early and never fails. */
export type LazyPart<Props> = FunctionComponent<Props> & { preload: () => Promise<void> };

interface Fallbacks<Props> {
  waiting?: ReactNode;
  /** Shown in place of a component that failed to load; `again` tries once more. */
  missing: (props: { why: LoadFailure; again: () => void; props: Props }) => ReactNode;
}

/**
 * Creates a component that is fetched when it is first shown. A failure or a timeout (spec section 8) shows in its
 * place, with a button to try again. After a release the page reloads by itself, once, when nothing would be lost.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, missing }: Fallbacks<Props>,
): LazyPart<Props> {
  const part = createCell<State<Props>>({ state: 'waiting' });

  const fetchPart = shareRun(async (): Promise<void> => {
    const patience = Promise.withResolvers<LoadFailure>();
    const timer = setTimeout(() => patience.resolve('late'), chunkTimeoutMs);
    // A late component is shown all the same.
    const arrival = loadComponent(load).then((component) => {
      part.set({ state: 'here', component });
      return undefined;
    }, whyMissing);
    const why = await Promise.race([arrival, patience.promise]);
    clearTimeout(timer);
    if (why) part.set({ state: 'missing', why });
  });
  const preload = (): Promise<void> =>
    part.get().state === 'here' ? Promise.resolve() : fetchPart();

  function retry(): void {
    part.set({ state: 'waiting' });
    void preload();
  }
  function Part(props: Props) {
    const now = useCell(part);
    // Opened again, it is fetched again.
    useEffect(() => {
      if (part.get().state === 'waiting') void preload();
      return () => {
        if (part.get().state === 'missing') part.set({ state: 'waiting' });
      };
    }, []);
    if (now.state === 'here') return createElement(now.component, props);
    if (now.state === 'waiting') return waiting;
    // An outdated or faulty module needs a reload of the whole page: the browser remembers what a module threw. It asks
    // before unsaved input is lost.
    const needsReload = now.why === 'outdated' || now.why === 'faulty';
    const again = needsReload ? () => location.reload() : retry;
    return missing({ why: now.why, again, props });
  }
  return Object.assign(Part, { preload });
}

/** Fails on a missing export here, before React renders nothing. */
async function loadComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const component: unknown = await load();
  if (isComponent<Props>(component)) return component;
  throw new Error(`A part of the portal exports ${String(component)} in place of a component.`);
}

/**
 * Finds the reason of a failure. A missing file may be due to a release; an error thrown by the module is reported.
 * Never resolves when the page reloads.
 */
async function whyMissing(error: unknown): Promise<LoadFailure> {
  const isFaulty = !isNotFetched(error);
  if (isFaulty) {
    console.error(error);
    reportFault('part', error);
  }
  const newer = await fetchNewerRelease();
  if (newer === null) return isFaulty ? 'faulty' : 'broken';
  if (!hasUnsaved() && reloadOnce(newer)) return new Promise<never>(() => undefined);
  return 'outdated';
}
