import { CheckSegment } from '@portal/contract/workplace/checks';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { compare, inParts, type Plan, type WantedRow } from './plan.ts';

export interface WantedRule {
  code: string;
  name: string;
  segments: CheckSegment[];
}

/** Returns the number of the first segment whose pattern is none; undefined where all are. */
export type BadPattern = (segments: readonly CheckSegment[]) => number | undefined;

/** Plans rules of numbers and codes; patterns that need more than linear time are refused, as by hand. */
export async function planRules(
  db: Database,
  wanted: readonly WantedRow<WantedRule>[],
  badPattern: BadPattern,
): Promise<Plan<WantedRule>> {
  const there = await db
    .selectFrom('check_rule')
    .where(ofTenant('check_rule'))
    .select(['code', 'name', 'segments'])
    .execute();
  const rules = there.map((rule) => ({ ...rule, segments: Segments.parse(rule.segments) }));
  const plan = compare(wanted, {
    keyOf: ({ code }) => code,
    label: '规则编码',
    there: new Map(rules.map((rule) => [rule.code, rule])),
  });
  for (const { row, value } of wanted) {
    const isSound = value.segments.length > 0 && badPattern(value.segments) === undefined;
    if (isSound) continue;
    const words = '规则不是可用的正则表达式，请在 Jeecg 中修改或删除后重新导出';
    plan.faults.push({ row, column: '规则编码', value: value.code, words });
  }
  return plan;
}

const Segments = z.array(CheckSegment);

/** A segment as Jeecg has it: its digits are a text. */
const JeecgSegments = z.array(
  CheckSegment.extend({ digits: z.union([z.literal('*'), z.coerce.number()]) }).pipe(CheckSegment),
);

/** Reads the segments of a rule out of JSON; none where it has another shape. */
export function segmentsIn(json: string): CheckSegment[] {
  try {
    return JeecgSegments.safeParse(JSON.parse(json)).data ?? [];
  } catch {
    return [];
  }
}

export async function writeRules(tx: Database, { added, changed }: Plan<WantedRule>) {
  for (const part of inParts(added)) {
    const rows = part.map(({ value }) => ({ ...value, segments: JSON.stringify(value.segments) }));
    await tx.insertInto('check_rule').values(rows).execute();
  }
  for (const { value } of changed) {
    await tx
      .updateTable('check_rule')
      .where(ofTenant('check_rule'))
      .where('code', '=', value.code)
      .set((eb) => ({
        name: value.name,
        segments: JSON.stringify(value.segments),
        version: eb('version', '+', 1),
      }))
      .execute();
  }
}
