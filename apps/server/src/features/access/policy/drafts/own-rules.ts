import {
  DataRuleValue,
  FieldRuleValue,
  isWithin,
  type RulePart,
} from '@portal/contract/policy/data-rules';
import type { PolicyChange } from '@portal/contract/policy/changes';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { type HeldRule, joinRules, readRules } from '#platform/policy/data-rules.ts';

type Checked = Pick<PolicyChange, 'kind' | 'key' | 'after'> & { before?: unknown };

/**
 * Returns whether changes give or take records or fields that their author does not see: by a rule before or after, or
 * by a role with its rules.
 */
export async function hasWiderRules(
  db: Database,
  authorId: string,
  changes: readonly Checked[],
): Promise<boolean> {
  const { byType: held } = joinRules(await readRules(db, await rolesOf(db, authorId)));
  const isWider = (type: string, parts: readonly RulePart[]) =>
    !isWithin(parts, held.get(type)?.parts ?? []);
  for (const { kind, key, before, after } of changes) {
    const type = key[1] ?? '';
    if (kind === 'data-rule') {
      if (isWider(type, [...partsIn(before), ...partsIn(after)])) return true;
    } else if (kind === 'field-rule') {
      const needed = Math.max(levelOf(before), levelOf(after));
      if (needed > levelIn(held.get(type), key[2] ?? '')) return true;
    }
  }
  // Whoever gives a role to somebody, or takes it away, gives or takes all that it shows.
  const given = changes.flatMap(({ kind, key, after }) =>
    kind === 'member' || (kind === 'role' && after === null) ? [key[0]] : [],
  );
  const roles = await readRules(db, [...new Set(given)]);
  return roles.some(({ rules }) => [...rules].some(([type, { parts }]) => isWider(type, parts)));
}

async function rolesOf(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person_role')
    .where(ofTenant('person_role'))
    .where('person_id', '=', personId)
    .select('role_code')
    .execute();
  return rows.map(({ role_code }) => role_code);
}

const partsIn = (value: unknown): RulePart[] => DataRuleValue.safeParse(value).data?.parts ?? [];

/** The ways of having a field, from none to all. */
const levels = { hidden: 0, 'read-only': 1, open: 2 } as const;

function levelOf(value: unknown): number {
  return levels[FieldRuleValue.safeParse(value).data?.access ?? 'open'];
}

function levelIn(rule: HeldRule | undefined, field: string): number {
  if (!rule || rule.hidden.has(field)) return levels.hidden;
  return rule.readOnly.has(field) ? levels['read-only'] : levels.open;
}
