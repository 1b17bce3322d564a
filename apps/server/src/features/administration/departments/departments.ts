import type { Audit } from '#platform/audit/audit.ts';
import { type Members, readChanges, recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Access } from '../access.ts';
import { existing } from '../memberships/membership-store.ts';
import { type OrganisationUses, usesInWords } from '../uses/organisation-uses.ts';
import * as store from './department-store.ts';

interface DepartmentParts {
  db: Database;
  audit: Audit;
  access: Access;
  uses: OrganisationUses;
}

interface Fields {
  departName: string;
  companyNo: string;
}

/** Outcome of a change: the department it is recorded of, and the result for the caller. */
interface Changed<Result> {
  id: string;
  recorded: { what: string; before?: Members; after?: Members };
  result: Result;
}

/** Makes one change of the tree while no other is made, and records what came of it. */
export type ChangeTree = <Result>(
  caller: Caller,
  make: (within: Database) => Promise<Changed<Result>>,
) => Promise<Result>;

/** Lets those who reach everybody change the tree, one change at a time; each is recorded. */
export const createChangeTree =
  ({ db, audit, access }: Omit<DepartmentParts, 'uses'>): ChangeTree =>
  async (caller, make) => {
    await access.requireWhole(caller);
    const { id, recorded, result } = await db.transaction().execute(async (within) => {
      await store.lockTree(within);
      return make(within);
    });
    await recordChange(audit, caller, {
      kind: 'department.changed',
      object: objectOf(id),
      ...recorded,
    });
    return result;
  };

export const findIn = async (within: Database, id: string): Promise<store.StoredDepartment> =>
  (await store.findDepartment(within, id)) ?? refuse('department.not-found');

/** Returns a department whose version is the one that was seen. */
export async function findAsSeen(
  within: Database,
  id: string,
  version: number,
): Promise<store.StoredDepartment> {
  const department = await findIn(within, id);
  return department.version === version ? department : refuse('department.changed');
}

export type DepartmentDesk = ReturnType<typeof createDepartmentDesk>;

/** Makes departments, renames and deletes them. */
export function createDepartmentDesk({ db, uses, ...parts }: DepartmentParts) {
  const change = createChangeTree({ db, ...parts });

  async function requireCompany({ companyNo }: Fields): Promise<void> {
    if (!(await existing(db, 'company', [companyNo])).has(companyNo)) refuse('membership.unknown');
  }

  return {
    list: () => store.listDepartments(db),

    async add({ parentId, ...fields }: Fields & { parentId: string }, caller: Caller) {
      await requireCompany(fields);
      return change(caller, async (within) => {
        const parent = parentId === '' ? undefined : await findIn(within, parentId);
        const { departName: name, companyNo } = fields;
        const id = await store.insertDepartment(within, { name, companyNo, parent });
        const after = {
          ...membersOf(fields),
          parent: (await store.pathTo(within, parentId)).words,
        };
        return { id, recorded: { what: 'added', after }, result: { id } };
      });
    },

    async edit(id: string, version: number, fields: Fields, caller: Caller): Promise<void> {
      await requireCompany(fields);
      await change(caller, async (within) => {
        const { depart_name, company_no } = await findAsSeen(within, id, version);
        const { departName, companyNo } = fields;
        const columns = { depart_name: departName, company_no: companyNo };
        await store.updateDepartment(within, id, columns);
        const before = membersOf({ departName: depart_name, companyNo: company_no });
        return { id, recorded: { what: 'edited', before, after: membersOf(fields) }, result: null };
      });
    },

    /** Deletes a department that nothing names, not even somebody who got into it at this moment. */
    async remove(id: string, caller: Caller): Promise<void> {
      await change(caller, async (within) => {
        const found = await findIn(within, id);
        await store.holdDepartment(within, id);
        const used = await uses.of(within, 'department', id);
        if (used.length > 0) {
          refuse('department.in-use', { message: usesInWords(`「${found.depart_name}」`, used) });
        }
        await store.removeDepartment(within, id);
        const fields = { departName: found.depart_name, companyNo: found.company_no };
        return { id, recorded: { what: 'removed', before: membersOf(fields) }, result: null };
      });
    },

    changes: (id: string, page: PageRequest) => readChanges(db, objectOf(id), page),
  };
}

const objectOf = (id: string): string => `department:${id}`;
const membersOf = ({ departName, companyNo }: Fields): Members => ({ departName, companyNo });
