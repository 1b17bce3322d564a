import { isNotFetched } from '@portal/subsystem/failure';
import { chunkTimeoutMs } from '@portal/contract/limits';
import { createCell, useCell } from '@portal/common/cell';
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

/** A component in a file of its own; `preload` fetches it ahead of need, and never fails. */
export type LazyPart<Props> = FunctionComponent<Props> & { preload: () => Promise<void> };

interface Fallbacks<Props> {
  waiting?: ReactNode;
  /** In place of a part that did not arrive; `again` is the way to have it after all. */
  missing: (props: { why: LoadFailure; again: () => void; props: Props }) => ReactNode;
}

/**
 * A component whose program is fetched when it is first shown. What does not come, or not in time (spec section 8), is
 * told in its place, with a way to try again; after a release the page is loaded anew by itself, once, if nothing is lost.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, missing }: Fallbacks<Props>,
): LazyPart<Props> {
  const part = createCell<State<Props>>({ state: 'waiting' });
  let underWay: Promise<void> | undefined;

  async function fetchPart(): Promise<void> {
    const patience = Promise.withResolvers<LoadFailure>();
    const timer = setTimeout(() => patience.resolve('late'), chunkTimeoutMs);
    // What comes after all is shown, late as it is.
    const arrival = loadComponent(load).then((component) => {
      part.set({ state: 'here', component });
      return undefined;
    }, whyMissing);
    const why = await Promise.race([arrival, patience.promise]);
    clearTimeout(timer);
    if (why) part.set({ state: 'missing', why });
  }
  const preload = (): Promise<void> =>
    part.get().state === 'here'
      ? Promise.resolve()
      : (underWay ??= fetchPart().finally(() => (underWay = undefined)));

  function retry(): void {
    part.set({ state: 'waiting' });
    void preload();
  }
  function Part(props: Props) {
    const now = useCell(part);
    // Asked for anew whenever it is opened anew.
    useEffect(() => {
      if (part.get().state === 'waiting') void preload();
      return () => {
        if (part.get().state === 'missing') part.set({ state: 'waiting' });
      };
    }, []);
    if (now.state === 'here') return createElement(now.component, props);
    if (now.state === 'waiting') return waiting;
    // Of an older release the page has to go whole, and what a faulty program has thrown is remembered for as long as
    // the page lives; the browser asks before something is lost.
    const needsReload = now.why === 'outdated' || now.why === 'faulty';
    const again = needsReload ? () => location.reload() : retry;
    return missing({ why: now.why, again, props });
  }
  return Object.assign(Part, { preload });
}

/** An export that is missing is noticed here, and not when React comes to draw nothing. */
async function loadComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const component: unknown = await load();
  if (isComponent<Props>(component)) return component;
  throw new Error(`A part of the portal exports ${String(component)} in place of a component.`);
}

/** Returns whether a value is a component; `memo` and `forwardRef` make objects. */
const isComponent = <Props>(value: unknown): value is ComponentType<Props> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

/**
 * A part that is gone may have gone with a release; one that came and threw is at fault itself, which is told to whoever
 * mends it. Never answers when the page is loaded anew.
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
