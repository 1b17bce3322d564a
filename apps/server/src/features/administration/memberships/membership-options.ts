import { findIn, normalise, toSearchable } from '@portal/common/pinyin/searchable-text';
import type { MembershipKind } from '@portal/contract/administration/memberships';
import type { Database } from '#platform/database/database.ts';
import { pageIn, type PageRequest } from '#platform/database/paginate.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { Access } from '../access.ts';
import type { Reach } from '../administered-people.ts';
import { everyOf } from './membership-store.ts';

interface Giver {
  reach: Reach;
  session: Session;
}

/** Returns whether a user may give others this. */
export type MayGive = (giver: Giver, kind: MembershipKind, key: string) => Promise<boolean>;

/** Asks whether a user administers the people of a tenant. */
type Administers = (session: Session, tenantId: number) => Promise<boolean>;

export const createMayGive =
  (administers: Administers): MayGive =>
  async ({ reach, session }, kind, key) => {
    if (!isWithin(reach, kind, key)) return false;
    return kind !== 'tenant' || administers(session, Number(key));
  };

/** Positions carry no rights, so that whoever reaches the person gives them. */
function isWithin(reach: Reach, kind: MembershipKind, key: string): boolean {
  if (reach === 'all' || kind === 'position') return true;
  if (kind === 'department') return reach.departments.includes(key);
  return kind === 'store' && reach.stores.includes(key);
}

interface OptionQuery extends PageRequest {
  kind: MembershipKind;
  keyword: string;
}

export type MembershipOptions = ReturnType<typeof createMembershipOptions>;

/** Returns pages of what an administrator may give of a kind, found by number, characters, pinyin or initials. */
export const createMembershipOptions =
  ({ db, access, mayGive }: { db: Database; access: Access; mayGive: MayGive }) =>
  async ({ kind, keyword, ...page }: OptionQuery, { session }: Caller) => {
    const giver = { reach: await access.reachOf(session), session };
    const found = (await everyOf(db, kind)).filter((row) => isMatch(row, keyword));
    const given = await Promise.all(found.map(({ key }) => mayGive(giver, kind, key)));
    const offered = found.filter((_, nth) => given[nth]);
    const { records, ...counts } = pageIn(offered, page);
    return { records: records.map(optionOf), ...counts };
  };

interface Row {
  key: string;
  text: string;
}

function isMatch({ key, text }: Row, keyword: string): boolean {
  if (keyword.trim() === '') return true;
  const wanted = normalise(keyword);
  if (wanted === '') return false;
  return normalise(key).includes(wanted) || findIn(toSearchable(text), wanted) !== undefined;
}

const optionOf = ({ key, text }: Row) => ({
  value: key,
  text,
  title: text,
  label: text,
  color: null,
  // Ids of departments are for machines.
  aside: /^[0-9a-f-]{36}$/.test(key) ? '' : key,
});
