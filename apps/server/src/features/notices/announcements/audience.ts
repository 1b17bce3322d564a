import type { AudienceRule, AudienceTarget } from '@portal/contract/notices/announcement-audience';
import { audienceKinds } from '@portal/contract/notices/announcement-audience';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createTenantMemo } from '#platform/cache/tenant-memo.ts';
import { tenantId } from '#platform/database/tenant.ts';

/** The number of users whose scopes are cached. */
const most = 20_000;

export type Audience = ReturnType<typeof createAudience>;

/**
 * Looks up the scopes of a user (`everyone`, `role:store-clerk`, `department-tree:d-7`). Every list of announcements
 * starts from them, so they are cached until roles, menus or memberships change.
 */
export function createAudience({ db, epochs }: { db: Database; epochs: Epochs }) {
  const memo = createTenantMemo<string[]>({ most });
  const version = () => (['permission', 'menu', 'membership'] as const).map(epochs.of).join('.');

  return {
    scopesOf: (personId: string): Promise<string[]> =>
      memo.get(version(), personId, async () => {
        const { rows } = await sql<{ scopes: string[] }>`
          select scopes_of(${tenantId()}, ${personId}) as scopes`.execute(db);
        return rows[0]?.scopes ?? [];
      }),
  };
}

const everyone = 'everyone';

/** Returns the scopes of a rule, as the database stores them. */
export const scopesOfRule = (rule: AudienceRule): string[] =>
  rule.everyone
    ? [everyone]
    : [...new Set(rule.targets.map(({ kind, key }) => `${kind}:${key}`))].toSorted();

export function ruleFromScopes(scopes: readonly string[]): AudienceRule {
  return { everyone: scopes.includes(everyone), targets: scopes.flatMap(targetOf) };
}

function targetOf(scope: string): AudienceTarget[] {
  const [, name, key = ''] = /^([^:]+):(.*)$/s.exec(scope) ?? [];
  const kind = audienceKinds.find((each) => each === name);
  return kind ? [{ kind, key }] : [];
}

/** Counts the active users these scopes address now. */
export async function countRecipients(db: Database, scopes: readonly string[]): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from people_meant(${tenantId()}, ${scopes}::text[])`.execute(db);
  return rows[0]?.people ?? 0;
}
