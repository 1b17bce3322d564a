import type { DepartmentEffect } from '@portal/contract/administration/departments';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Access } from '../access.ts';
import type { OrganisationUses } from '../uses/organisation-uses.ts';
import { idsBelow, pathTo, placeDepartment } from './department-store.ts';
import { type ChangeTree, findAsSeen, findIn } from './departments.ts';
import { moveEffect } from './effects.ts';
import { mergeDepartments } from './merge.ts';

interface MoveParts {
  db: Database;
  access: Access;
  uses: OrganisationUses;
  change: ChangeTree;
}

export type DepartmentMoves = ReturnType<typeof createDepartmentMoves>;

/** Moves departments, and merges them; says beforehand what that touches, and refuses a circle. */
export function createDepartmentMoves({ db, access, uses, change }: MoveParts) {
  return {
    async moveEffect(id: string, parentId: string, caller: Caller): Promise<DepartmentEffect> {
      await access.requireWhole(caller);
      await findIn(db, id);
      if (parentId !== '') await findIn(db, parentId);
      await requireNoCircle(db, id, parentId);
      const effect = await moveEffect(db, { id, parentId: parentId || null });
      return { ...effect, rewritten: [] };
    },

    async move(
      id: string,
      to: { parentId: string; before: string; version: number },
      caller: Caller,
    ): Promise<void> {
      await change(caller, async (within) => {
        const department = await findAsSeen(within, id, to.version);
        if (to.parentId !== '') await findIn(within, to.parentId);
        await requireNoCircle(within, id, to.parentId);
        const before = { parent: (await pathTo(within, department.parent_id)).words };
        const parentId = to.parentId || null;
        await placeDepartment(within, { id, parentId, before: to.before });
        const after = { parent: (await pathTo(within, parentId)).words };
        return { id, recorded: { what: 'moved', before, after }, result: null };
      });
    },

    async mergeEffect(id: string, into: string, caller: Caller): Promise<DepartmentEffect> {
      await access.requireWhole(caller);
      await Promise.all([findIn(db, id), findIn(db, into)]);
      await requireNoCircle(db, id, into);
      const [effect, rewritten] = await Promise.all([
        moveEffect(db, { id, parentId: into }),
        uses.of(db, 'department', id),
      ]);
      return { ...effect, rewritten };
    },

    async merge(id: string, into: string, version: number, caller: Caller): Promise<void> {
      await change(caller, async (within) => {
        const from = await findAsSeen(within, id, version);
        const target = await findIn(within, into);
        await requireNoCircle(within, id, into);
        await mergeDepartments(within, uses, { from, into: target });
        const after = { merged: `${from.depart_name} ${from.org_code}` };
        return { id: into, recorded: { what: 'merged', after }, result: null };
      });
    },
  };
}

async function requireNoCircle(within: Database, id: string, target: string): Promise<void> {
  if ((await idsBelow(within, id)).includes(target)) refuse('department.circle');
}
