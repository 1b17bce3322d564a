import { chunkTimeoutMs } from '@portal/contract/limits';
import { createCell, useCell } from '@portal/ui/cell';
import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { askForNewerRelease } from '#platform/release.ts';
import { reloadOnce } from '#platform/reload-once.ts';
import { hasUnsaved } from '#platform/unsaved.ts';
import { MissingPart, type Missing } from './MissingPart.tsx';

type Part =
  | { state: 'waiting' }
  | { state: 'here'; component: ComponentType }
  | { state: 'missing'; why: Missing };

/** A page of a file of its own, which the router fetches ahead (`preload`) and shows when it is there. */
export type LazyPage = FunctionComponent & { preload: () => Promise<void> };

/**
 * A page whose program is fetched when it is first opened. What does not come, or not in time (spec section 8), is told
 * in its place, with a way to try again; after a release the page is loaded anew by itself, once, if nothing is lost.
 */
export function lazyPage(load: () => Promise<Record<string, unknown>>, name: string): LazyPage {
  const part = createCell<Part>({ state: 'waiting' });
  let underWay: Promise<void> | undefined;

  async function fetchPart(): Promise<void> {
    const patience = Promise.withResolvers<Missing>();
    const timer = setTimeout(() => patience.resolve('late'), chunkTimeoutMs);
    // What comes after all is shown, late as it is.
    const arrival = load().then(({ [name]: component }) => {
      if (!isComponent(component)) throw new Error(`There is no ${name} in what was loaded.`);
      part.set({ state: 'here', component });
      return undefined;
    }, missingPart);
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
  function Page() {
    const now = useCell(part);
    if (now.state === 'here') return createElement(now.component);
    if (now.state === 'missing') return createElement(MissingPart, { why: now.why, retry });
    return null;
  }
  return Object.assign(Page, { preload });
}

/** A part that is gone may have gone with a release. Never answers when the page is loaded anew. */
async function missingPart(): Promise<Missing> {
  const newer = await askForNewerRelease();
  if (newer === null) return 'broken';
  if (!hasUnsaved() && reloadOnce(newer)) return new Promise<never>(() => undefined);
  return 'outdated';
}

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';
