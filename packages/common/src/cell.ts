import { useSyncExternalStore } from 'react';

/** One value that code outside React may change and components follow. */
export interface Cell<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (changed: () => void) => () => void;
}

export function createCell<Value>(initial: Value): Cell<Value> {
  let value = initial;
  const followers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const changed of followers) changed();
    },
    subscribe(changed) {
      followers.add(changed);
      return () => void followers.delete(changed);
    },
  };
}

export function useCell<Value>(cell: Cell<Value>): Value {
  return useSyncExternalStore(cell.subscribe, cell.get);
}
