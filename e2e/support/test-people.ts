import { randomInt, randomUUID } from 'node:crypto';
import { usualParts } from '@portal/contract/policy/data-rules';
import { keyOfType } from '@portal/contract/records/record-type';
import type { SignedIn } from '@portal/contract/identity/session';
import { beginTotp, confirmTotp } from '@portal/contract/identity/second-factor';
import { callsOver, overHttp } from '@portal/testing/calls';
import { databaseIn } from '@portal/testing/product-database';
import { signInWith } from '@portal/testing/sign-in';
import { authenticatorCode } from '@portal/testing/totp';
import { changeDatabaseIn } from './database.ts';
import { accountOf, product, type Role } from './portal.ts';
import { recordTypes } from '../../apps/server/src/systems.ts';

/** Permissions of a test person; all name rows of the demonstration. */
interface Grants {
  menuItems?: readonly string[];
  /** Roles of the demonstration that the person has too. */
  roles?: readonly string[];
  stores?: readonly string[];
  businessGroups?: readonly string[];
  actions?: readonly string[];
  defaultSystem?: string;
}

/** A person created for one test, whose role nobody else has: changing it disturbs no other test. */
export interface TestPerson {
  id: string;
  workNo: string;
  password: string;
  role: string;
}

/** Returns the address of the product's database, and the portal's account in it. */
export const productDatabase = () => databaseIn(product().directory);

/** Changes the product's database directly, as an administrator's page does. */
export const changeDatabase = (text: string, values: unknown[] = []): Promise<void> =>
  changeDatabaseIn(product().directory, text, values);

/** Returns a mobile number that nobody has and no code was sent to. */
export const unusedPhone = (): string => `154${randomInt(30_000_000, 99_999_999)}`;

/** Gives a person an unused mobile number. */
export async function givePhone({ id }: TestPerson): Promise<string> {
  const phone = unusedPhone();
  await changeDatabase('update person set phone = $2 where id = $1', [id, phone]);
  return phone;
}

/** Creates a person with the password of one of the demonstration. */
export async function createPerson(grants: Grants): Promise<TestPerson> {
  const { menuItems = [], actions = [], defaultSystem = 'ams' } = grants;
  const { workNo: like, password } = accountOf('employee');
  const mark = randomUUID().slice(0, 8);
  const [workNo, role] = [`m${mark}`, `made-up-${mark}`];
  await changeDatabase(`insert into role (code, name) values ($1, '临时角色')`, [role]);
  await changeDatabase('insert into role_menu_item select $1, unnest($2::text[])', [
    role,
    menuItems,
  ]);
  await changeDatabase('insert into role_action select $1, unnest($2::text[])', [role, actions]);
  const usual = recordTypes.map((type) => ({
    type: keyOfType(type),
    parts: JSON.stringify(usualParts(type, (action) => actions.includes(action))),
  }));
  await changeDatabase(
    `insert into data_rule (role_code, type, parts)
     select $1, type, parts::jsonb from unnest($2::text[], $3::text[]) as given (type, parts)`,
    [role, usual.map(({ type }) => type), usual.map(({ parts }) => parts)],
  );
  await changeDatabase(
    `insert into person (id, work_no, realname, password_hash, password_changed_at, default_system)
     select $1, $2, '试用人', password_hash, now(), $4 from person where work_no = $3`,
    [mark, workNo, like, defaultSystem],
  );
  await changeDatabase('insert into person_tenant (person_id, tenant_id) values ($1, 0)', [mark]);
  await changeDatabase(
    'insert into person_role (person_id, role_code) select $1, unnest($2::text[])',
    [mark, [role, ...(grants.roles ?? [])]],
  );
  await changeDatabase(
    'insert into person_store (person_id, store_no) select $1, unnest($2::text[])',
    [mark, grants.stores ?? []],
  );
  await changeDatabase(
    'insert into person_business_group (person_id, bg_no) select $1, unnest($2::text[])',
    [mark, grants.businessGroups ?? []],
  );
  return { id: mark, workNo, password, role };
}

/** The places and roles of a person, each with the column that names one. */
const memberships = [
  ['person_role', 'role_code'],
  ['person_store', 'store_no'],
  ['person_business_group', 'bg_no'],
  ['person_company', 'company_no'],
  ['person_department', 'department_id'],
  ['person_account_set', 'account_set_code'],
] as const;

/**
 * Creates somebody with all roles and places of a person of the demonstration, whose password is good; where a second
 * factor is due it is added, and the answer is a session that has shown it.
 */
export async function createStandIn(role: Role): Promise<TestPerson & { signedIn: SignedIn }> {
  const person = await createPerson({});
  for (const [table, column] of memberships) {
    await changeDatabase(
      `insert into ${table} (person_id, ${column}) select $1, ${column} from ${table}
       where tenant_id = 0 and person_id = (select id from person where work_no = $2)`,
      [person.id, accountOf(role).workNo],
    );
  }
  const clock = { now: () => new Date() };
  const calling = (as: { token?: string }) =>
    callsOver(overHttp(product().origin), { clock, workNo: person.workNo, ...as });
  const signedIn = await signInWith(calling({}), person.workNo, person.password);
  if (signedIn.due.length > 0) {
    await changeDatabase(
      `update session set enrolment_until = now() + interval '1 hour' where person_id = $1`,
      [person.id],
    );
    const call = calling({ token: signedIn.token });
    const { secret, draft } = await call(beginTotp, {});
    await call(confirmTotp, { draft, code: authenticatorCode(secret, clock.now()) });
  }
  return { ...person, signedIn };
}
