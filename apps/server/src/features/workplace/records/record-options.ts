import type { RecordFields } from '@portal/contract/records/field-values';
import type { RecordField } from '@portal/contract/records/fields';
import type { RecordType } from '@portal/contract/records/record-type';
import { hasOptions, keysIn, referenceOf } from '@portal/contract/records/references';
import type { LookupItem } from '@portal/contract/workplace/lookups';
import { isDeepStrictEqual } from 'node:util';
import { type Page, pageOf, type PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import { createLinkedRecords, itemOf, type LinkParts } from './linked-records.ts';
import { isForAnyStore } from './reach/record-reach.ts';
import type { RuleOf } from './record-access.ts';
import { findRecord, type RecordKey } from './store.ts';

export type RecordOptions = ReturnType<typeof createRecordOptions>;

/** The rows that are chosen among: those the user may see, or all of the tenant. */
type Among = 'visible' | 'all';

/** The lookups of stores, people, departments and dictionaries, with the rule who sees which row. */
interface Lookups {
  page: (
    name: string,
    query: { keyword: string } & PageRequest,
    user: Session,
    among: Among,
  ) => Promise<Page<LookupItem>>;
  labels: (
    name: string,
    values: readonly string[],
    user: Session,
    among: Among,
  ) => Promise<{ value: string; label: string | undefined }[]>;
}

interface Parts extends LinkParts {
  ruleOf: RuleOf;
  lookups: Lookups;
}

/** A field of a type. */
interface TypeField {
  type: RecordType;
  field: RecordField;
}

interface OptionsQuery extends PageRequest {
  field: string;
  keyword: string;
  keys: string;
}

/** Finds what a field of a record may refer to, in the reach of the user. */
export function createRecordOptions({ ruleOf, lookups, ...parts }: Parts) {
  const { db, fieldsOf } = parts;
  const amongOf = createAmongOf(ruleOf);
  const linked = createLinkedRecords(parts);

  /** Returns those of some keys that the user may choose. */
  async function known(asked: TypeField, keys: readonly string[], caller: Caller) {
    const { field } = asked;
    if (field.kind === 'link') {
      const query = { keyword: '', keys, pageNo: 1, pageSize: keys.length };
      return (await linked(field.type, query, caller)).records;
    }
    const among = await amongOf(asked, caller);
    const found = await lookups.labels(lookupOf(field), keys, caller.session, among);
    return found.flatMap(({ value, label }) =>
      label === undefined ? [] : [itemOf(value, label, '')],
    );
  }

  /** Refuses values that refer to nothing, or to something the user may not choose. */
  async function requireOptions(
    type: RecordType,
    changed: Partial<RecordFields>,
    caller: Caller,
  ): Promise<void> {
    for (const [name, value] of Object.entries(changed)) {
      const field = type.fields[name];
      if (!field || !isReference(type, name)) continue;
      const keys = keysIn(value).filter((key) => !isOwn(field, key, caller));
      if (keys.length === 0) continue;
      const items = await known({ type, field }, keys, caller);
      if (items.length === keys.length) continue;
      refuse('input.invalid', { message: `所选${field.label}不存在，或不在可选范围内` });
    }
  }

  return {
    async find(
      type: RecordType,
      { field: name, keyword, keys, ...page }: OptionsQuery,
      caller: Caller,
    ): Promise<Page<LookupItem>> {
      const field = isReference(type, name) ? type.fields[name] : undefined;
      if (!field) return refuse('record.unknown-field');
      const { hidden } = await fieldsOf(type, caller);
      if (hidden.has(name)) refuse('record.hidden-field');
      const wanted = keys.split(',').filter(Boolean).slice(0, page.pageSize);
      if (wanted.length > 0) {
        const records = await known({ type, field }, wanted, caller);
        return pageOf(records, records.length, { ...page, pageNo: 1 });
      }
      if (field.kind === 'link') return linked(field.type, { keyword, keys: [], ...page }, caller);
      const among = await amongOf({ type, field }, caller);
      return lookups.page(lookupOf(field), { keyword, ...page }, caller.session, among);
    },

    requireOptions,

    /** Returns those of many keys that the user may choose for a field. */
    async choosable(
      asked: TypeField,
      keys: readonly string[],
      caller: Caller,
    ): Promise<ReadonlySet<string>> {
      const own = keys.filter((key) => isOwn(asked.field, key, caller));
      const others = keys.filter((key) => !isOwn(asked.field, key, caller));
      const items = others.length === 0 ? [] : await known(asked, others, caller);
      return new Set([...own, ...items.map(({ value }) => value)]);
    },

    /** Returns everything that a field may refer to, up to a number; nothing of a link, whose records are many. */
    async all(asked: TypeField, most: number, caller: Caller): Promise<LookupItem[]> {
      const { field } = asked;
      if (field.kind === 'link') return [];
      const page = { keyword: '', pageNo: 1, pageSize: most };
      const among = await amongOf(asked, caller);
      const found = await lookups.page(lookupOf(field), page, caller.session, among);
      return found.records;
    },

    /**
     * Refuses new references of a record that the user may not choose; one that stays is the record's. Called before the
     * transaction of a change, which holds a connection: a second one for each would exhaust the pool.
     */
    async requireChosen(key: RecordKey, sent: Partial<RecordFields>, caller: Caller) {
      const references = Object.entries(sent).filter(([name]) => isReference(key.type, name));
      if (references.length === 0) return;
      const before = (await findRecord(db, key)) ?? refuse('record.not-found');
      const changed = references.filter(
        ([name, value]) => !isDeepStrictEqual(value, before.fields[name]),
      );
      await requireOptions(key.type, Object.fromEntries(changed), caller);
    },
  };
}

/** Makes what offers a new record the stores it may be of: its author's, or all where they are shown those of every store. */
const createAmongOf =
  (ruleOf: RuleOf) =>
  async ({ type, field }: TypeField, caller: Caller): Promise<Among> => {
    const isPlace = type.scope === 'stores' && field === type.fields[type.storeField ?? ''];
    if (isPlace) return (await isForAnyStore(ruleOf, type, caller)) ? 'all' : 'visible';
    return 'among' in field ? 'all' : 'visible';
  };

const isReference = ({ fields }: RecordType, name: string): boolean => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field !== undefined && hasOptions(field);
};

/** The user and the tab's store are known to the gate; the lookups may hear of a new one a moment later. */
const isOwn = ({ kind }: RecordField, key: string, { session, context }: Caller): boolean =>
  kind === 'store'
    ? key === context.storeNo
    : (kind === 'person' || kind === 'people') && key === session.workNo;

/** The name of the lookup of a field: that of its kind, or the code of its dictionary. */
const lookupOf = (field: RecordField): string =>
  'dictionary' in field ? field.dictionary : (referenceOf(field) ?? '');
