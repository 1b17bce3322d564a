import { explain } from '@portal/contract/access/explain';
import { recordAddress } from '@portal/contract/records/record-address';
import { recordCalls } from '@portal/contract/records/record-calls';
import { locateRecord } from '@portal/contract/records/numbers/record-numbers';
import { actionsOf, keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { contextFields } from '@portal/contract/workplace/work-context';
import { expect, test } from 'vitest';
import { atWorkplace, recordInState } from '#testing/fixtures/record-in-state.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';
import { menuRows } from '../../../../installation/menu.ts';
import { recordPagesIn } from '../../../../installation/record-pages.ts';
import { recordTypes, systems } from '../../../../systems.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);
const items = systems.flatMap(menuRows);
const pages = recordPagesIn(systems);
const componentsOf = (type: RecordType) =>
  pages.get(keyOfType(type))?.map(({ component }) => component) ?? [];

interface RoleTraits {
  actions: string[];
  /** The pages that list the type are left out of the menu of its system. */
  isWithoutPage?: boolean;
}

function roleFor(type: RecordType, { actions, isWithoutPage = false }: RoleTraits) {
  const listing = componentsOf(type);
  const menuItems = items.filter(
    ({ subsystem, component }) =>
      subsystem === type.system && !(isWithoutPage && listing.includes(component)),
  );
  return makeRole({ actions, menuItems: menuItems.map(({ id }) => id) });
}

/** Returns whether whoever may list requests sees those of everybody. */
const isOfAll = (type: RecordType): boolean => [undefined, list(type)].includes(type.allBy);
const list = (type: RecordType): string => `${type.actions}:list`;

test.each(recordTypes.map((type) => ({ key: keyOfType(type), type })))(
  'FIX-48 the address of a record of $key leads to the page of its reader, and tells others nothing',
  async ({ key, type }) => {
    const actions = actionsOf(type);
    const reader = await world.person({
      roles: [await roleFor(type, { actions })],
      ...atWorkplace,
    });
    const { id } = await recordInState(world.db, type, { state: type.initial, asker: reader.id });
    const place = { type: key, id };

    const { path, context } = await reader.call(locateRecord, place);
    const item = items.find((each) => each.path === path);
    const tab = context ? { [contextFields[context.kind].member]: context.no } : {};
    const shown = await reader.tab(tab)(recordCalls(type).get, { id });
    expect({ id: shown.id, component: item?.component }).toEqual({
      id,
      component: expect.toBeOneOf(componentsOf(type)),
    });

    const withoutPage = await world.person({
      roles: [await roleFor(type, { actions, isWithoutPage: true })],
      ...atWorkplace,
    });
    // Of types that everybody sees whole, whoever may not list them.
    const isWhole = type.scope === 'all' || (type.scope === 'own' && isOfAll(type));
    const fewer = actions.filter((action) => (action === list(type)) !== isWhole);
    const elsewhere = await world.person({
      roles: [await roleFor(type, { actions: fewer })],
    });
    const refused = await Promise.allSettled([
      withoutPage.call(locateRecord, place),
      elsewhere.call(locateRecord, place),
      reader.call(locateRecord, { type: key, id: 'NOWHERE' }),
      reader.call(locateRecord, { type: `${key}-none`, id }),
    ]);
    expect(refused).toEqual(
      refused.map(() => ({ status: 'rejected', reason: new Error('record.not-found') })),
    );

    const { findings } = await withoutPage.call(explain, { asked: recordAddress(place) });
    expect(findings).toMatchObject(
      findings.map(() => ({ about: 'page', sees: 'no', system: { sysType: type.system } })),
    );
    expect(findings.length).toBeGreaterThan(0);
  },
);
