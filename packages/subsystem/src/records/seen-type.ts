import { conditionsOf, type RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import type { RecordRule } from '@portal/contract/records/rules';
import { useMemo, useSyncExternalStore } from 'react';
import { useShell } from '../shell.ts';
import type { ListQuery } from './list-address.ts';

/**
 * Returns a type without the fields whose action the user lacks, and without the rules that need one of them: such fields
 * are in no column, filter, form or sheet.
 */
export function useSeenType(type: RecordType): RecordType {
  const { actions } = useShell();
  const isHidden = (name: string): boolean => {
    const action = type.fields[name]?.action;
    return action !== undefined && !actions.isAllowed(action);
  };
  const hidden = useSyncExternalStore(actions.subscribe, () =>
    Object.keys(type.fields).filter(isHidden).join(),
  );
  return useMemo(
    () => withoutFields(type, new Set(hidden.split(',').filter(Boolean))),
    [type, hidden],
  );
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
    const isColumn = ['id', 'state', 'createdAt', 'changedAt'].includes(filter.field);
    return isColumn || Object.hasOwn(type.fields, filter.field) ? filter : undefined;
  }
  const parts = ('all' in filter ? filter.all : filter.any).flatMap(
    (part) => seenFilter(type, part) ?? [],
  );
  if (parts.length === 0) return undefined;
  return 'all' in filter ? { all: parts } : { any: parts };
}
