import type { RecordFields } from '@portal/contract/records/field-values';
import { brokenRules } from '@portal/contract/records/rules';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { insertEvent } from '../event-store.ts';
import { requireOpen } from '../record-access.ts';
import { changesIn } from '../record-checks.ts';
import { editMover } from '../record-steps.ts';
import { areShown, findRecord, updateRecord } from '../store.ts';
import { wordsOf } from '../table.ts';
import type { RowsParts } from './import-rows.ts';

type ChangeParts = Pick<RowsParts, 'type' | 'access' | 'reach' | 'mayEdit' | 'author'>;

interface RowChange {
  id: string;
  /** The fields whose cells are filled in; empty cells change nothing. */
  fields: RecordFields;
  isTrial: boolean;
}

/** Changes the record that a row names, as an edit by hand would; refuses what that would be refused. */
export async function changeRow(
  db: Database,
  { type, access, reach, mayEdit, author }: ChangeParts,
  { id, fields, isTrial }: RowChange,
): Promise<'changed' | 'same'> {
  const key = { type, reach: reach.where, id };
  const before = (await findRecord(db, key, { lock: !isTrial })) ?? refuse('record.not-found');
  const changes = changesIn(before.fields, fields);
  if (changes.length === 0) return 'same';
  if (!mayEdit) refuse('action.denied');
  const { state } = editMover(type)(before, reach.sidesOf(before));
  const fixed = changes.find(({ field }) => type.fields[field]?.fixed);
  if (fixed) {
    const label = type.fields[fixed.field]?.label ?? fixed.field;
    refuse('input.invalid', { message: `${label}不能修改` });
  }
  for (const { field } of changes) requireOpen(type, field, access);
  const sent = Object.fromEntries(changes.map(({ field }) => [field, fields[field] ?? null]));
  const whole = { ...before.fields, ...sent };
  const [broken] = Object.values(brokenRules(type.rules ?? [], whole));
  if (broken !== undefined) refuse('input.invalid', { message: broken });
  const [isShown] = await areShown(db, key, [{ scope: before.scope, state, fields: whole }]);
  if (!isShown) refuse('record.beyond-reach');
  if (isTrial) return 'changed';
  const at = author.now();
  const by = author.personName;
  await updateRecord(db, key, { fields: sent, state, words: wordsOf(type, id, whole), by, at });
  await insertEvent(db, key, { kind: 'changed', at, ...author, changes });
  return 'changed';
}
