import { type ListedUser, peopleAction } from '@portal/contract/workplace/people';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Session } from '#platform/session/session.ts';
import type { Lookups } from './lookups.ts';
import type { MayAct } from './people.ts';

export type Users = ReturnType<typeof createUsers>;

export interface UserQuery extends PageRequest {
  keyword: string;
  departId?: string | undefined;
  storeNo?: string | undefined;
}

interface UserParts {
  db: Database;
  lookups: Lookups;
  mayAct: MayAct;
}

/** Lists the people a user may see, found as in the lookup of people. */
export function createUsers({ db, lookups, mayAct }: UserParts) {
  return {
    async page({ departId, storeNo, ...page }: UserQuery, user: Session) {
      const filters = { departId, storeNo };
      const { records, ...counts } = await lookups.page('person', { ...page, filters }, user);
      const workNos = records.map(({ value }) => value);
      const rows = new Map((await readUsers(db, workNos)).map((row) => [row.workNo, row]));
      const seesContacts = await mayAct(user, peopleAction);
      const users = records.flatMap(({ value, aside }) => {
        const row = rows.get(value);
        const isShown = seesContacts || row?.id === user.personId;
        return row ? [toWire(row, { departments: namesIn(aside), isShown })] : [];
      });
      return { records: users, ...counts };
    },
  };
}

/** The aside of a person is their number and the names of their departments. */
const namesIn = (aside: string): string => aside.split(' ').slice(1).join(',');

type UserRow = Awaited<ReturnType<typeof readUsers>>[number];

const sexes = ['', '男', '女'] as const;

const toWire = (
  { phone, email, status, ...row }: UserRow,
  { departments, isShown }: { departments: string; isShown: boolean },
): ListedUser => ({
  ...row,
  username: row.workNo,
  sex_dictText: sexes[row.sex],
  status: status === 'active' ? 1 : 2,
  status_dictText: status === 'active' ? '正常' : '冻结',
  phone: isShown ? phone : null,
  email: isShown ? email : null,
  orgCodeTxt: departments,
});

const readUsers = (db: Database, workNos: readonly string[]) =>
  db
    .selectFrom('person')
    .innerJoin('person_tenant', 'person_tenant.person_id', 'person.id')
    .where(ofTenant('person_tenant'))
    .where('work_no', 'in', ['', ...workNos])
    .select(['id', 'work_no as workNo', 'realname', 'avatar', 'sex', 'status', 'post'])
    .select(['phone', 'email'])
    .execute();
