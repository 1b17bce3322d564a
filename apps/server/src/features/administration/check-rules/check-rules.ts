import type { CheckSegment, FailedCheck } from '@portal/contract/workplace/checks';
import { z } from 'zod';
import { CheckSegment as Segment } from '@portal/contract/workplace/checks';
import type { Audit } from '#platform/audit/audit.ts';
import { type Members, readChanges, recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate, whereContains } from '#platform/database/paginate.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';

interface Parts {
  db: Database;
  audit: Audit;
  /** Returns the number of the first segment whose pattern is none; undefined where all are. */
  badPattern: (segments: readonly CheckSegment[]) => number | undefined;
  failedSegment: (segments: readonly CheckSegment[], value: string) => FailedCheck | undefined;
}

/** The fields of a rule that an administrator writes. */
interface RuleFields {
  name: string;
  segments: CheckSegment[];
}

export type CheckRules = ReturnType<typeof createCheckRules>;

/** Lets administrators edit the rules of numbers and codes; each change is recorded. */
export function createCheckRules({ db, audit, badPattern, failedSegment }: Parts) {
  function requirePatterns(segments: readonly CheckSegment[]): void {
    const bad = badPattern(segments);
    if (bad !== undefined) refuse('check-rule.pattern', { message: patternWords(bad) });
  }
  const record = (caller: Caller, code: string, change: Change) =>
    recordChange(audit, caller, {
      kind: 'check-rule.changed',
      object: objectOf(code),
      ...change,
    });

  return {
    async page(keyword: string, page: PageRequest) {
      const found = await paginate(selectRules(db, keyword), page);
      return { ...found, records: found.records.map(parsed) };
    },

    async add(code: string, fields: RuleFields, caller: Caller): Promise<void> {
      requirePatterns(fields.segments);
      const made = await db
        .insertInto('check_rule')
        .values({ code, ...stored(fields) })
        .onConflict((known) => known.doNothing())
        .returning('code')
        .executeTakeFirst();
      if (!made) refuse('check-rule.taken');
      await record(caller, code, { what: 'added', after: membersOf(fields) });
    },

    async edit(code: string, fields: RuleFields, seen: number, caller: Caller): Promise<void> {
      requirePatterns(fields.segments);
      const before = await db.transaction().execute(async (within) => {
        const row = await selectRule(within, code).forUpdate().executeTakeFirst();
        const rule = parsed(row ?? refuse('check.unknown-rule'));
        if (rule.version !== seen) refuse('check-rule.changed');
        await within
          .updateTable('check_rule')
          .where(ofTenant('check_rule'))
          .where('code', '=', code)
          .set(stored(fields))
          .execute();
        return rule;
      });
      await record(caller, code, {
        what: 'edited',
        before: membersOf(before),
        after: membersOf(fields),
      });
    },

    async remove(code: string, caller: Caller): Promise<void> {
      const row = await db
        .deleteFrom('check_rule')
        .where(ofTenant('check_rule'))
        .where('code', '=', code)
        .returning(['code', 'name', 'segments', 'version'])
        .executeTakeFirst();
      const before = membersOf(parsed(row ?? refuse('check.unknown-rule')));
      await record(caller, code, { what: 'removed', before });
    },

    tryOut(segments: CheckSegment[], value: string): FailedCheck | null {
      requirePatterns(segments);
      return failedSegment(segments, value) ?? null;
    },

    changes: (code: string, page: PageRequest) => readChanges(db, objectOf(code), page),
  };
}

interface Change {
  what: string;
  before?: Members;
  after?: Members;
}

const objectOf = (code: string): string => `check-rule:${code}`;
const patternWords = (index: number): string =>
  `第 ${index + 1} 段的规则不是可用的正则表达式（不支持前后查找与反向引用）`;

const selectRule = (db: Database, code: string) =>
  db
    .selectFrom('check_rule')
    .where(ofTenant('check_rule'))
    .where('code', '=', code)
    .select(['code', 'name', 'segments', 'version']);

function selectRules(db: Database, keyword: string) {
  const holds = (column: 'code' | 'name') => whereContains(column, keyword);
  return db
    .selectFrom('check_rule')
    .where(ofTenant('check_rule'))
    .$if(keyword !== '', (query) => query.where((rule) => rule.or([holds('code'), holds('name')])))
    .select(['code', 'name', 'segments', 'version'])
    .orderBy('code');
}

const parsed = <Row extends { segments: unknown }>(row: Row) => ({
  ...row,
  segments: z.array(Segment).parse(row.segments),
});

const stored = ({ name, segments }: RuleFields) => ({ name, segments: JSON.stringify(segments) });

const membersOf = ({ name, segments }: RuleFields): Members => ({
  ruleName: name,
  segments: segments
    .map(({ digits, pattern, message }) => `${digits}：${pattern}（${message}）`)
    .join('；'),
});
