import type { Board, Dimension } from '@portal/contract/analysis/board';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import { ofTenant } from '#platform/tenant';
import { departmentName } from '../boards/department-tree.ts';
import { groupNames, storeName } from '../boards/sales/sales-store.ts';
import { type Step, textOf, type Way } from './drill-down-path.ts';

/** The dictionaries that name what is counted by a key; the kinds of a system are in one of its own. */
export const kindsOf: Partial<Record<SubsystemKey, string>> = {
  ams: 'service_kind',
  lms: 'legal_kind',
  cms: 'content_kind',
};
const dictionaries: Partial<Record<Dimension, string>> = {
  category: 'goods_category',
  platform: 'online_platform',
};

/** The steps of a way by their names. A board has looked by then whether the person may see what is open. */
export function trailOf(
  db: Database,
  system: SubsystemKey,
  { steps }: Way,
): Promise<Board['trail']> {
  return Promise.all(
    steps.map(async (step, at) => ({
      label: (await nameOf(db, system, step)) || refuse('record.not-found'),
      within: textOf(steps.slice(0, at + 1)),
    })),
  );
}

async function nameOf(db: Database, system: SubsystemKey, step: Step): Promise<string> {
  const { dimension, key } = step;
  const dictionary = dimension === 'kind' ? kindsOf[system] : dictionaries[dimension];
  if (dictionary !== undefined) return dictionaryText(db, dictionary, key);
  if (dimension === 'group') return (await groupNames(db, [key])).join('');
  if (dimension === 'store') return storeName(db, key);
  if (dimension === 'department') return departmentName(db, key);
  if (dimension === 'day') return `${Number(key.slice(5, 7))}月${Number(key.slice(8))}日`;
  return key;
}

async function dictionaryText(db: Database, code: string, value: string): Promise<string> {
  const row = await db
    .selectFrom('dictionary_item')
    .where(ofTenant('dictionary_item'))
    .where('dictionary_code', '=', code)
    .where('value', '=', value)
    .select('text')
    .executeTakeFirst();
  return row?.text ?? '';
}
