import { useInsertionEffect } from 'react';

/**
 * Acts once the component is taken away for good. Being hidden by an `Activity` is not that: it ends layout and passive
 * effects, as taking away does, but leaves insertion effects alone. Those must not render, so `act` runs a moment later.
 */
export function useUnmount(act: () => void): void {
  useInsertionEffect(() => () => queueMicrotask(act), [act]);
}
