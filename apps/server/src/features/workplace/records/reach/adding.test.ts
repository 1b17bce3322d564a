import { recordCalls } from '@portal/contract/records/record-calls';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { hasOptions } from '@portal/contract/records/references';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ofForm, valuesOf } from '#testing/fixtures/form-values.ts';
import { standInFor } from '#testing/fixtures/stand-in.ts';
import { type Person, startWorld } from '#testing/world.ts';
import { roleRows } from '../../../../demo/people/roles.ts';
import { menuRows } from '../../../../installation/menu.ts';
import { recordPagesIn } from '../../../../installation/record-pages.ts';
import { recordTypes, systems } from '../../../../systems.ts';

const world = await startWorld();
const items = systems.flatMap(menuRows);
const pages = recordPagesIn(systems);

interface Holder {
  /** The first of the demonstration with the role, who is of its cast where there is one. */
  workNo: string;
  codes: string[];
  /** The pages of the role, and of what else that person is. */
  menuItems: string[];
}

async function holderOf(role: string): Promise<Holder> {
  const { rows } = await sql<Holder>`
    select work_no as "workNo",
      array(select action_code from role_action where tenant_id = 0 and role_code = ${role}) as codes,
      array(select menu_item_id from role_menu_item join person_role using (tenant_id, role_code)
        where tenant_id = 0 and person_id = person.id) as "menuItems"
    from person join person_role on person_id = person.id
    where person_role.tenant_id = 0 and role_code = ${role}
    order by work_no not like '9000%', work_no limit 1`.execute(world.db);
  const [holder] = rows;
  if (!holder) throw new Error(`Nobody of the demonstration is ${role}`);
  return holder;
}

/** Somebody with the role, who works for the first of each of their places; and the pages in their menu. */
async function standInOf(role: string) {
  const { workNo, codes, menuItems } = await holderOf(role);
  const { tab, places } = await standInFor(world, workNo);
  const { stores, businessGroups, companies } = places;
  const first = { storeNo: stores[0], bgNo: businessGroups[0], companyNo: companies[0] };
  const held = items.filter(({ id }) => menuItems.includes(id));
  return {
    codes,
    call: tab(Object.fromEntries(Object.entries(first).filter(([, no]) => no))),
    isListed: (type: RecordType) =>
      (pages.get(keyOfType(type)) ?? []).some((page) =>
        held.some(
          ({ subsystem, component }) => subsystem === type.system && component === page.component,
        ),
      ),
  };
}

/** Fills in what has to be filled in, with the last of what is offered, and saves; answers what stands in the way. */
async function faultOf(type: RecordType, call: Person['call']): Promise<string | undefined> {
  const isOfPlace = (name: string) => type.scope === 'stores' && name === type.storeField;
  const values = await valuesOf(type, call, {
    isWanted: (field, name) =>
      !field.computed && (field.required === true || isOfPlace(name) || !hasOptions(field)),
    isLast: true,
  });
  const fields = ofForm(type, values);
  for (const [name, { label, required }] of Object.entries(type.fields)) {
    if (required && fields[name] === null) return `no ${label} on offer`;
  }
  return call(recordCalls(type).create, { fields }).then(
    () => undefined,
    ({ message }: Error) => message,
  );
}

test.each(roleRows)(
  'FIX-26 FIX-53 a $name of the demonstration makes a record of each type that the role may add, on a page of their menu',
  async ({ code }) => {
    const { codes, call, isListed } = await standInOf(code);
    const faults: string[] = [];
    for (const type of recordTypes.filter(({ actions }) => codes.includes(`${actions}:add`))) {
      const fault = isListed(type) ? await faultOf(type, call) : 'no page';
      if (fault !== undefined) faults.push(`${keyOfType(type)}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);
