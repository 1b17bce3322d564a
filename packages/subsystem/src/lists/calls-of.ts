import type { List } from '@portal/contract/lists/list';
import { type ListCalls, listCalls } from '@portal/contract/lists/list-calls';

const made = new WeakMap<List, ListCalls>();

/** The calls of a list, made once. */
export function callsOf(list: List): ListCalls {
  const calls = made.get(list) ?? listCalls(list);
  made.set(list, calls);
  return calls;
}
