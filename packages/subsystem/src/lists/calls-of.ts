import type { List } from '@portal/contract/list';
import { type ListCalls, listCalls } from '@portal/contract/list-calls';

const made = new WeakMap<List, ListCalls>();

/** The calls of a list, made once. */
export function callsOf(list: List): ListCalls {
  const calls = made.get(list) ?? listCalls(list);
  made.set(list, calls);
  return calls;
}
