import { conditionsOf, mySide, type RecordFilter } from '@portal/contract/records/record-filter';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { RecordRule } from '@portal/contract/records/rules';
import { useMemo, useSyncExternalStore } from 'react';
import { useShell } from '../shell.ts';
import type { ListQuery } from './list-address.ts';

/**
 * Returns a type without the fields that the user does not see, by their actions or by a rule of their roles, and without
 * the rules that need one of them: such fields are in no column, filter, form or sheet. Fields they may not change are
 * marked.
 */
export function useSeenType(type: RecordType): RecordType {
  const { actions } = useShell();
  const isHidden = (name: string): boolean => {
    const action = type.fields[name]?.action;
    const isLacking = action !== undefined && !actions.isAllowed(action);
    return isLacking || actions.fieldAccess?.(keyOfType(type), name) === 'hidden';
  };
  const isLocked = (name: string): boolean =>
    actions.fieldAccess?.(keyOfType(type), name) === 'read-only';
  const names = Object.keys(type.fields);
  const hidden = useSyncExternalStore(actions.subscribe, () => names.filter(isHidden).join());
  const locked = useSyncExternalStore(actions.subscribe, () => names.filter(isLocked).join());
  return useMemo(
    () => withLocked(withoutFields(type, namesIn(hidden)), namesIn(locked)),
    [type, hidden, locked],
  );
}

/** Returns the actions of a type's rows, its steps and editing, that the user may take; follows a change of their roles. */
export function useTakenActions(type: RecordType): ReadonlySet<string> {
  const { actions } = useShell();
  const codes = Object.values(type.states).flatMap(({ steps = {} }) =>
    Object.values(steps).map(({ action }) => action),
  );
  const taken = useSyncExternalStore(actions.subscribe, () =>
    [...codes, `${type.actions}:edit`].filter((code) => actions.isAllowed(code)).join(),
  );
  return useMemo(() => namesIn(taken), [taken]);
}

const namesIn = (joined: string): ReadonlySet<string> => new Set(joined.split(',').filter(Boolean));

function withLocked(type: RecordType, locked: ReadonlySet<string>): RecordType {
  if (locked.size === 0) return type;
  const fields = Object.entries(type.fields).map(([name, field]) => [
    name,
    locked.has(name) ? { ...field, locked: true as const } : field,
  ]);
  return { ...type, fields: Object.fromEntries(fields) };
}

function withoutFields(type: RecordType, hidden: ReadonlySet<string>): RecordType {
  if (hidden.size === 0) return type;
  const isSeen = ({ field, other }: RecordRule) => !hidden.has(field) && !hidden.has(other);
  return {
    ...type,
    fields: Object.fromEntries(Object.entries(type.fields).filter(([name]) => !hidden.has(name))),
    ...(type.rules && { rules: type.rules.filter(isSeen) }),
  };
}

/** Returns the labels of the fields that a query names and the user does not see. */
export function hiddenIn(
  whole: RecordType,
  seen: RecordType,
  { filter, sort }: Pick<ListQuery, 'filter' | 'sort'>,
): string[] {
  const named = [
    ...(filter ? conditionsOf(filter).map(({ field }) => field) : []),
    ...sort.map(({ key }) => key),
  ];
  return [...new Set(named)].flatMap((name) => {
    const field = whole.fields[name];
    return field && !Object.hasOwn(seen.fields, name) ? [field.label] : [];
  });
}

/** Returns a filter without conditions about fields that a type does not have. */
export function seenFilter(
  type: RecordType,
  filter: RecordFilter | undefined,
): RecordFilter | undefined {
  if (!filter) return undefined;
  if ('field' in filter) {
    const isColumn = ['id', 'state', 'createdAt', 'changedAt', mySide].includes(filter.field);
    return isColumn || Object.hasOwn(type.fields, filter.field) ? filter : undefined;
  }
  const parts = ('all' in filter ? filter.all : filter.any).flatMap(
    (part) => seenFilter(type, part) ?? [],
  );
  if (parts.length === 0) return undefined;
  return 'all' in filter ? { all: parts } : { any: parts };
}
