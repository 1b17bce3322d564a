import { isWithin, type RulePart, usualParts } from '@portal/contract/policy/data-rules';
import type { RecordType } from '@portal/contract/records/record-type';
import { contextFields } from '@portal/contract/workplace/work-context';
import type { Database } from '#platform/database/database.ts';
import type { BoardQuery } from '../../query/board-query.ts';
import type { RecordBoardParts } from './record-board.ts';
import { companyName, groupNames, storeName } from '../organisation-store.ts';

const kindWords = { group: '事业部', store: '门店', company: '公司' } as const;

interface ScopeText {
  words: string;
  /** True if the tab has not chosen what the records belong to: no choice never means everything. */
  isMissing: boolean;
  /** True if the user sees their own records alone. */
  isOwn?: boolean;
}

/** Says whose records a board is counted from: what the rules of the user show, not what the type is usually limited to. */
export async function scopeText(
  { db, rulePartsOf }: Pick<RecordBoardParts, 'db' | 'rulePartsOf'>,
  type: RecordType,
  { context, caller }: BoardQuery,
): Promise<ScopeText> {
  const parts = await rulePartsOf(type, caller);
  const place = await placeText(db, type, { context, parts });
  const isNarrowed = !isWithin(
    usualParts(type, () => false),
    parts,
  );
  if (place.isMissing || !isNarrowed) return place;
  return { ...place, words: `${place.words}，按您的数据范围` };
}

async function placeText(
  db: Database,
  { scope }: RecordType,
  { context, parts }: { context: BoardQuery['context']; parts: readonly RulePart[] },
): Promise<ScopeText> {
  const isEverything = parts.some(({ part }) => part === 'all');
  if (scope === 'all' || (isEverything && (scope === 'stores' || scope === 'own'))) {
    return { words: '全集团', isMissing: false };
  }
  if (scope === 'stores') return { words: '所属门店', isMissing: false };
  if (scope === 'own') {
    const isOwn = isOnlyOwn(parts);
    return { words: isOwn ? '本人' : '您的数据范围', isMissing: false, isOwn };
  }
  const no = context[contextFields[scope].member];
  if (no === null) {
    const word = kindWords[scope];
    return { words: `未选择${word}，选择${word}后显示其数据`, isMissing: true };
  }
  if (scope === 'store') return { words: `${no} ${await storeName(db, no)}`, isMissing: false };
  const words =
    scope === 'group' ? (await groupNames(db, [no])).join('') : await companyName(db, no);
  return { words, isMissing: false };
}

const isOnlyOwn = (parts: readonly RulePart[]): boolean =>
  parts.every((part) => part.part === 'own' && part.field === undefined);
