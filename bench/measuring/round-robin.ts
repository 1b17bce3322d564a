/** Hands the items out one after another, and begins anew after the last. @throws when there are none. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let next = 0;
  return () => {
    const item = items[next % items.length];
    if (item === undefined) throw new Error('There is nothing to hand out.');
    next += 1;
    return item;
  };
}
