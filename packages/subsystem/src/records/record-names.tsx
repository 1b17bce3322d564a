import { useQueryOf } from '@portal/client/queries';
import { listOpenTypes } from '@portal/contract/records/numbers/number-links';
import type { RecordType } from '@portal/contract/records/record-type';
import {
  type RecordNames,
  hasOptions,
  nameIn,
  referenceOf,
} from '@portal/contract/records/references';
import { useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useShell } from '../shell.ts';
import { recordCallsOf } from './record-calls-of.ts';

const Names = createContext<RecordNames>({});

/** Returns the names of stores, people, departments and linked records that answers around this component had. */
export const useNames = (): RecordNames => use(Names);

const OpenTypes = createContext<readonly string[] | undefined>(undefined);

/**
 * Returns whether the reader has a page for the type of a linked record. Until it is known which types these are, each one
 * counts, and the address of the record says the rest.
 */
export function useIsOpen(): (type: string) => boolean {
  const types = use(OpenTypes);
  return (type) => types === undefined || types.includes(type);
}

interface KnownOpenTypesProps {
  /** The type whose records are shown. */
  type: RecordType;
  children: ReactNode;
}

/** Tells the links of records which types open; asked of the server where the type has links at all. */
export function KnownOpenTypes({ type, children }: KnownOpenTypesProps) {
  const { data } = useQueryOf(listOpenTypes, {}, { quiet: true, enabled: hasLinks(type) });
  return <OpenTypes value={data}>{children}</OpenTypes>;
}

const hasLinks = ({ fields }: RecordType): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'link');

interface KnownNamesProps {
  names: RecordNames | undefined;
  children: ReactNode;
}

/** Gives the names of an answer to what it shows, beside those that are known around it. */
export function KnownNames({ names, children }: KnownNamesProps) {
  const outer = useNames();
  const known = useMemo(() => mergedNames(outer, names ?? {}), [outer, names]);
  return <Names value={known}>{children}</Names>;
}

const mergedNames = (one: RecordNames, other: RecordNames): RecordNames =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((reference) => [
      reference,
      { ...one[reference], ...other[reference] },
    ]),
  );

/**
 * Returns the known names, and those of further keys of the fields of a type, which are fetched: a filter names stores
 * that no row may have.
 */
export function useNamesOf(type: RecordType, keys: Readonly<Record<string, readonly string[]>>) {
  const known = useNames();
  const { call } = useShell();
  const { options } = recordCallsOf(type);
  const wanted = Object.entries(keys).flatMap(([name, all]) => {
    const field = type.fields[name];
    const missing = field ? all.filter((key) => nameIn(known, field, key) === undefined) : [];
    const reference = field && hasOptions(field) ? referenceOf(field) : undefined;
    return reference && missing.length > 0 ? [{ name, reference, missing: missing.join() }] : [];
  });
  const fetched = useQueries({
    queries: wanted.map(({ name, missing }) => ({
      queryKey: [options.path, name, missing],
      queryFn: () => call(options, { field: name, keys: missing }, { quiet: true }),
    })),
  });
  return wanted.reduce((names, { reference }, at) => {
    const records = fetched[at]?.data?.records ?? [];
    const found = Object.fromEntries(records.map(({ value, text }) => [value, text]));
    return mergedNames(names, { [reference]: found });
  }, known);
}
