interface Move {
  moved: readonly string[];
  /** The key they are put next to. */
  to: string;
  isBefore: boolean;
}

/** Returns the keys of a list after some of them were moved, those in the order they had. */
export function movedKeys(keys: readonly string[], { moved, to, isBefore }: Move): string[] {
  const rest = keys.filter((key) => !moved.includes(key));
  const at = rest.indexOf(to) + (isBefore ? 0 : 1);
  const inOrder = keys.filter((key) => moved.includes(key));
  return [...rest.slice(0, at), ...inOrder, ...rest.slice(at)];
}
