import { useState } from 'react';

/** Follows the page on the screen; what the person chooses instead holds until the page changes. */
export function useUntilMoved<Value>(
  path: string,
  following: Value,
): [Value, (value: Value) => void] {
  const [choice, choose] = useState<{ at: string; value: Value }>();
  if (choice && choice.at !== path) choose(undefined);
  return [choice?.at === path ? choice.value : following, (value) => choose({ at: path, value })];
}
