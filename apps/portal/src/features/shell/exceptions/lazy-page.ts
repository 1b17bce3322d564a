import { type ComponentType, createElement } from 'react';
import { type LazyPart, lazyPart } from '#platform/loading/lazy-part.ts';
import { PageLoadError } from './PageLoadError.tsx';

/** Loads a page from its chunk: `async () => (await import('…')).X`, so that a missing export does not compile. */
export type LoadPage = () => Promise<ComponentType>;

/** Returns a lazy page, which the router can fetch ahead (`preload`). */
export const lazyPage = (load: LoadPage): LazyPart<object> =>
  lazyPart(load, {
    missing: ({ why, again }) => createElement(PageLoadError, { why, onAgain: again }),
  });
