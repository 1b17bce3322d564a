import type { RecordField } from '@portal/contract/records/fields';
import { importedFields, isImportable } from '@portal/contract/records/imported-fields';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { ImportSubject, SheetImporter } from '#platform/sheets/import-subject.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { FieldsOf, MayAct, RuleOf } from '../record-access.ts';
import { type ReachOf, scopesForNew } from '../reach/record-reach.ts';
import type { RecordOptions } from '../record-options.ts';
import { nameOf } from '../store.ts';
import { columnsOf } from './import-columns.ts';
import { createImportRows } from './import-rows.ts';
import { createKeyFinder } from './key-finder.ts';

export interface RecordImportParts {
  db: Database;
  clock: Clock;
  mayAct: MayAct;
  ruleOf: RuleOf;
  fieldsOf: FieldsOf;
  reachOf: ReachOf;
  options: Pick<RecordOptions, 'all' | 'choosable'>;
  /** Called with a type once records of it may have begun to wait for a step. */
  onWaiting: (type: string) => void;
}

/** The most choices of one column of a template; others are typed. */
const offeredMost = 5_000;

/** Returns the imports of record types, by their subject: those whose records can be made of cells. */
export function createRecordImports(
  parts: RecordImportParts,
  types: readonly RecordType[],
): [string, ImportSubject][] {
  return types
    .filter(isImportable)
    .map((type) => [`records/${keyOfType(type)}`, subjectOf(parts, type)]);
}

function subjectOf(parts: RecordImportParts, type: RecordType): ImportSubject {
  const { mayAct, fieldsOf, options } = parts;
  const offered = async (field: RecordField, caller: Caller): Promise<string[]> => {
    const items = await options.all({ type, field }, offeredMost + 1, caller);
    const isBare = field.kind === 'dictionary' || field.kind === 'tree';
    if (items.length > offeredMost) return [];
    return items.map(({ value, text }) => (isBare || text === value ? text : `${value} ${text}`));
  };
  return {
    title: type.one,
    async require(caller) {
      if (!(await mayAct(caller.session, `${type.actions}:add`))) refuse('action.denied');
      await scopesForNew(parts, type, caller);
    },
    source: {
      kind: 'sheet',
      columns: async (caller) =>
        columnsOf(type, await fieldsOf(type, caller), (field) =>
          field.kind === 'department' ? departmentNames(field, caller) : offered(field, caller),
        ),
      open: (caller) => openImporter(parts, type, caller),
    },
  };

  /** Ids of departments say nothing to a user. */
  async function departmentNames(field: RecordField, caller: Caller): Promise<string[]> {
    const items = await options.all({ type, field }, offeredMost, caller);
    return items.map(({ text }) => text);
  }
}

async function openImporter(
  parts: RecordImportParts,
  type: RecordType,
  caller: Caller,
): Promise<SheetImporter> {
  const { db, clock, mayAct, fieldsOf, reachOf, options, onWaiting } = parts;
  const access = await fieldsOf(type, caller);
  const fields = importedFields(type, access.hidden);
  const { personId } = caller.session;
  return createImportRows({
    ...parts,
    type,
    caller,
    fields,
    access,
    scopeFor: await scopesForNew(parts, type, caller),
    reach: await reachOf(type, caller),
    mayEdit: await mayAct(caller.session, `${type.actions}:edit`),
    findKey: await createKeyFinder(options, { type, fields }, caller),
    author: { personId, personName: await nameOf(db, personId), now: () => clock.now() },
    onEnd: () => onWaiting(keyOfType(type)),
  });
}
