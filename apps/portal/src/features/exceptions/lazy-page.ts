import { type ComponentType, createElement } from 'react';
import { type LazyPart, lazyPart } from '#platform/lazy-part.ts';
import { MissingPart } from './MissingPart.tsx';

/** A page of a file of its own, which the router fetches ahead (`preload`) and shows when it is there. */
export const lazyPage = (
  load: () => Promise<Record<string, unknown>>,
  name: string,
): LazyPart<object> =>
  lazyPart(
    async () => {
      const { [name]: component } = await load();
      if (!isComponent(component)) throw new Error(`There is no ${name} in what was loaded.`);
      return component;
    },
    { missing: ({ why, again }) => createElement(MissingPart, { why, onAgain: again }) },
  );

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';
