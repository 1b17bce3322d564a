import type { Board, Dimension } from '@portal/contract/analysis/board';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { type DrillDownStep, formatPath, type DrillDownPath } from './drill-down-path.ts';
import { departmentName, groupNames, storeName } from '../boards/organisation-store.ts';

/** The dictionary of each dimension that is counted by a key. */
const dictionaries: Partial<Record<Dimension, string>> = {
  category: 'goods_category',
  kind: 'content_kind',
};

/** Returns the steps of a path with their names. The board has checked by then that the user may see them. */
export function breadcrumbsOf(
  db: Database,
  { steps }: DrillDownPath,
  labels: ReadonlyMap<string, string> = new Map(),
): Promise<Board['trail']> {
  return Promise.all(
    steps.map(async (step, at) => ({
      label:
        labels.get(formatPath([step])) || (await nameOf(db, step)) || refuse('record.not-found'),
      within: formatPath(steps.slice(0, at + 1)),
    })),
  );
}

async function nameOf(db: Database, step: DrillDownStep): Promise<string> {
  const { dimension, key } = step;
  const dictionary = dictionaries[dimension];
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
