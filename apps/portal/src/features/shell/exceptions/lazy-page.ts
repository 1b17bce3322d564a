import { type ComponentType, createElement } from 'react';
import { type LazyPart, lazyPart } from '#platform/lazy-part.ts';
import { MissingPart } from './PageLoadError.tsx';

/** Brings a page out of a file of its own: `async () => (await import('…')).X`, so that a name it lacks does not compile. */
export type LoadPage = () => Promise<ComponentType>;

/** A page of a file of its own, which the router fetches ahead (`preload`) and shows when it is there. */
export const lazyPage = (load: LoadPage): LazyPart<object> =>
  lazyPart(load, {
    missing: ({ why, again }) => createElement(MissingPart, { why, onAgain: again }),
  });
