import type { RequestedChange } from '@portal/contract/policy/changes';
import { withMenuChanges } from '@portal/contract/policy/menu-overlay';
import type { KnownMenus } from '@portal/contract/policy/menu-rules';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/session/session.ts';
import { readKnownMenus } from '../changes/sound-menus.ts';
import { type draftEditing, wholeRoles } from './editing.ts';
import { changesOf, openDraftOf } from './store.ts';

/** The most changes of a draft that an import fills: roles of a whole group with what they hold. */
const importedMost = 200_000;

export type ImportedChanges = ReturnType<typeof createImportedChanges>;

/** Takes roles, rights and menus out of files into the draft of an administrator. */
export function createImportedChanges(
  editing: Pick<ReturnType<typeof draftEditing>, 'changeWithin' | 'notThere'>,
) {
  return {
    /** Reads menus as they will be with the caller's open draft. */
    async menus(db: Database, { session }: Caller): Promise<KnownMenus> {
      const open = await openDraftOf(db, session.personId);
      const drafted = open ? await changesOf(db, open.id) : [];
      return withMenuChanges(await readKnownMenus(db), drafted);
    },

    /** Returns how many changes are neither published nor drafted yet. */
    count: async (db: Database, changes: readonly RequestedChange[], caller: Caller) =>
      (await editing.notThere(db, await withoutWhole(db, changes), caller)).length,

    /** Puts them into the caller's open draft; returns how many there were. */
    async draft(tx: Database, changes: readonly RequestedChange[], caller: Caller) {
      const wanted = await withoutWhole(tx, changes);
      const fresh = await editing.notThere(tx, wanted, caller);
      if (fresh.length === 0) return 0;
      await editing.changeWithin(tx, { changes: fresh, undone: [], most: importedMost }, caller);
      return fresh.length;
    },
  };
}

/** Leaves out roles that hold everything: no file makes somebody an administrator. */
async function withoutWhole(
  db: Database,
  changes: readonly RequestedChange[],
): Promise<RequestedChange[]> {
  const codes = await wholeRoles(db);
  return changes.filter(({ key }) => !codes.has(key[0]));
}
