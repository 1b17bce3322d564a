/** Returns the items one after another, and starts again after the last. @throws if there are none. */
export function roundRobin<Item>(items: readonly Item[]): () => Item {
  let next = 0;
  return () => {
    const item = items[next % items.length];
    if (item === undefined) throw new Error('There are no items.');
    next += 1;
    return item;
  };
}
