import {
  type ChangedRow,
  mostChanges,
  newRoleCode,
  PolicyChange,
  type RequestedChange,
  rowOf,
} from '@portal/contract/policy/changes';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { RecordType } from '@portal/contract/records/record-type';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';
import { readRows } from '../changes/apply-changes.ts';
import { isOfRole, namesOf } from '../changes/names.ts';
import { requireSoundDraft } from '../changes/sound-menus.ts';
import { isSoundRule } from '../changes/sound-rules.ts';
import { latestRevision } from '../revisions/store.ts';
import { requireOwnScope } from './own-scope.ts';
import {
  changesOf,
  dropChanges,
  findDraft,
  insertDraft,
  openDraftOf,
  putChanges,
  type StoredDraft,
  updateDraft,
} from './store.ts';

/** Finds a draft of the caller; refuses one of somebody else. */
async function ownDraft(tx: Database, id: string, { session }: Caller): Promise<StoredDraft> {
  const draft = (await findDraft(tx, id)) ?? refuse('policy.draft-not-found');
  if (draft.author_id !== session.personId) refuse('policy.foreign-draft');
  return draft;
}

const isSame = ({ before, after }: PolicyChange): boolean => isDeepStrictEqual(before, after);

export interface DraftChange {
  draftId?: string | undefined;
  changes: readonly RequestedChange[];
  undone: readonly ChangedRow[];
  /** The most changes that the draft may have afterwards. */
  most?: number;
}

/** Completes changes to a draft, and says of each what is published now. */
async function againstPublished(
  tx: Database,
  changes: readonly RequestedChange[],
  drafted: readonly PolicyChange[],
): Promise<PolicyChange[]> {
  const named = await withPersonIds(tx, changes);
  const wanted = await withAncestors(tx, named, parentsIn([...drafted, ...named]));
  const now = await readRows(tx, wanted);
  return wanted.map((each) =>
    PolicyChange.parse({ ...each, before: now.get(rowOf(each)) ?? null }),
  );
}

interface EditingParts {
  db: Database;
  clock: Clock;
  types: readonly RecordType[];
}

/** Makes the changes of drafts. */
export function draftEditing({ db, clock, types }: EditingParts) {
  async function openDraft(tx: Database, id: string | undefined, caller: Caller): Promise<string> {
    if (id !== undefined) {
      const draft = await ownDraft(tx, id, caller);
      if (draft.state !== 'open') refuse('policy.draft-closed');
      return draft.id;
    }
    const { personId: authorId } = caller.session;
    const found = await openDraftOf(tx, authorId);
    if (found) return found.id;
    const base = await latestRevision(tx);
    const made = await insertDraft(tx, { authorId, base, now: clock.now() });
    return made ?? (await openDraftOf(tx, authorId))?.id ?? refuse('policy.draft-not-found');
  }

  async function changeWithin(
    tx: Database,
    { draftId, changes, undone, most = mostChanges }: DraftChange,
    caller: Caller,
  ): Promise<string> {
    const id = await openDraft(tx, draftId, caller);
    await dropChanges(tx, id, undone);
    const known = await changesOf(tx, id);
    const made = await againstPublished(tx, changes, known);
    const all = [...new Map([...known, ...made].map((each) => [rowOf(each), each])).values()];
    await requireKnown(tx, types, all);
    await requireOwnScope(tx, caller.session.personId, made, all);
    if (made.length > 0) await requireSoundDraft(tx, all);
    await dropChanges(tx, id, made.filter(isSame));
    await putChanges(
      tx,
      id,
      made.filter((each) => !isSame(each)),
      clock.now(),
    );
    await updateDraft(tx, id, ['open'], { changed_at: clock.now() });
    if ((await changesOf(tx, id)).length > most) refuse('policy.draft-full');
    return id;
  }

  return {
    ownDraft,

    /** Puts changes into a draft, each against what is published now; one that changes nothing leaves it. */
    change: (change: DraftChange, caller: Caller): Promise<string> =>
      db.transaction().execute((tx) => changeWithin(tx, change, caller)),

    /** The same within a transaction. */
    changeWithin,

    /** Returns those of some changes that are neither published nor in the caller's open draft; refuses rights they lack. */
    async notThere(
      within: Database,
      changes: readonly RequestedChange[],
      { session }: Caller,
    ): Promise<PolicyChange[]> {
      const open = await openDraftOf(within, session.personId);
      const drafted = open ? await changesOf(within, open.id) : [];
      const known = new Map(drafted.map((each) => [rowOf(each), each.after]));
      const made = await againstPublished(within, changes, drafted);
      const fresh = made.filter(
        (each) => !isSame(each) && !isDeepStrictEqual(known.get(rowOf(each)), each.after),
      );
      await requireOwnScope(within, session.personId, fresh, [...drafted, ...fresh]);
      return fresh;
    },

    async discard(id: string, caller: Caller): Promise<void> {
      await ownDraft(db, id, caller);
      const from = ['open', 'waiting', 'scheduled', 'returned'] as const;
      await updateDraft(db, id, from, { state: 'discarded', changed_at: clock.now() });
    },

    /** Takes a draft back to change it; it may have become the second open one meanwhile. */
    reopen: (id: string, caller: Caller): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await ownDraft(tx, id, caller);
        const other = await openDraftOf(tx, caller.session.personId);
        if (other && other.id !== id) refuse('policy.other-draft');
        const from = ['waiting', 'scheduled', 'returned'] as const;
        const change = { state: 'open', publish_at: null, second_id: null } as const;
        await updateDraft(tx, id, from, { ...change, changed_at: clock.now() });
      }),
  };
}

/** Names people by their ids where a page named them by their work numbers. */
async function withPersonIds(
  tx: Database,
  changes: readonly RequestedChange[],
): Promise<RequestedChange[]> {
  const named = changes.flatMap(({ kind, key }) => (kind === 'member' ? [key[1]] : []));
  if (named.length === 0) return [...changes];
  const rows = await tx
    .selectFrom('person')
    .where('work_no', '=', sql<string>`any(${named})`)
    .select(['id', 'work_no'])
    .execute();
  const ids = new Map(rows.map(({ id, work_no }) => [work_no, id]));
  return changes.map((each) =>
    each.kind === 'member'
      ? { ...each, key: [each.key[0], ids.get(each.key[1]) ?? each.key[1]] }
      : each,
  );
}

/** Adds the items above those that a role gains: it holds them too. */
async function withAncestors(
  tx: Database,
  changes: readonly RequestedChange[],
  parents: ReadonlyMap<string, string | null>,
): Promise<RequestedChange[]> {
  const gained = changes.filter(({ kind, after }) => kind === 'role-menu-item' && after !== null);
  if (gained.length === 0) return [...changes];
  const { rows } = await sql<{ role: string; item: string }>`
    with recursive place as (
      select id, parent_id from menu_item where id <> all(${[...parents.keys()]}::text[])
      union all
      select * from unnest(${[...parents.keys()]}::text[], ${[...parents.values()]}::text[])
    ), above as (
      select role, item from unnest(
        ${gained.map(({ key }) => key[0])}::text[], ${gained.map(({ key }) => key[1] ?? '')}::text[]
      ) as given (role, item)
      union
      select role, parent_id from above join place on place.id = item
      where parent_id is not null
    ) select role, item from above`.execute(tx);
  const named = new Set(changes.map(rowOf));
  const added = rows.map(({ role, item }): RequestedChange => ({
    kind: 'role-menu-item',
    key: [role, item],
    after: {},
  }));
  return [...changes, ...added.filter((each) => !named.has(rowOf(each)))];
}

/** The items that changes make or move, each with the one it comes to stand under. */
const parentsIn = (
  changes: readonly (RequestedChange | PolicyChange)[],
): ReadonlyMap<string, string | null> =>
  new Map(
    changes.flatMap((each) =>
      each.kind === 'menu-item' && each.after ? [[each.key[0], each.after.parentId]] : [],
    ),
  );

/** Refuses roles, items, actions and people that are not there, and changes of roles that hold everything. */
async function requireKnown(
  tx: Database,
  types: readonly RecordType[],
  changes: readonly PolicyChange[],
): Promise<void> {
  const made = changes.filter(({ kind, before }) => kind === 'role' && before === null);
  if (made.some(({ key }) => !newRoleCode.test(key[0]))) refuse('policy.role-code');
  const names = await namesOf(tx, changes, types);
  const lists = {
    role: names.roles,
    'menu-item': names.menuItems,
    action: names.actions,
    'role-menu-item': names.menuItems,
    'role-action': names.actions,
    member: names.people,
    'data-rule': names.records,
    'field-rule': names.records,
  };
  const isKnown = (change: PolicyChange): boolean => {
    const [first, second] = change.key;
    if (second === undefined) return first in lists[change.kind];
    return first in names.roles && second in lists[change.kind];
  };
  if (!changes.every(isKnown)) refuse('policy.unknown-row');
  if (!changes.every((change) => isSoundRule(change, types))) refuse('policy.unfit-rule');
  const codes = await wholeRoles(tx);
  const isOfWhole = (change: PolicyChange) =>
    isOfRole(change) && change.kind !== 'member' && codes.has(change.key[0]);
  if (changes.some(isOfWhole)) refuse('policy.whole-role');
}

/** Reads the codes of the roles that hold everything, which no draft changes. */
export async function wholeRoles(db: Database): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('role')
    .where(ofTenant('role'))
    .where('holds_all', '=', true)
    .select('code')
    .execute();
  return new Set(found.map(({ code }) => code));
}
