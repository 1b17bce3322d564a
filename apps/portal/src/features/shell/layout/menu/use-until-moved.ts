import { useState } from 'react';

/** Follows a value of the current page; the user's own choice holds until the page changes. */
export function useUntilNavigation<Value>(
  path: string,
  following: Value,
): [Value, (value: Value) => void] {
  const [choice, choose] = useState<{ at: string; value: Value }>();
  if (choice && choice.at !== path) choose(undefined);
  return [choice?.at === path ? choice.value : following, (value) => choose({ at: path, value })];
}
