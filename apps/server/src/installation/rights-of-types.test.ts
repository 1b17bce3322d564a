import { usualParts } from '@portal/contract/policy/data-rules';
import {
  actionsOf,
  keyOfType,
  type RecordType,
  stepsOf,
} from '@portal/contract/records/record-type';
import { expect, test } from 'vitest';
import { pageOf } from '#features/workplace/records/to-dos/page-of-state.ts';
import { groupActionRows, roleActionRows, roleMenuItemRows } from '../demo/people/roles.ts';
import { menuRows } from './menu.ts';
import { recordPagesIn } from './record-pages.ts';
import { actionsOf as actionsOfRole, menuItemsOf } from './role-rights.ts';
import { roleTemplates } from './role-templates.ts';
import { recordTypes, systems } from '../systems.ts';

interface Role {
  code: string;
  actions: ReadonlySet<string>;
  menuItems: ReadonlySet<string>;
}

const items = systems.flatMap(menuRows);
const pages = recordPagesIn(systems);
/** Those who set the portal up do no work of the trade, and would hide that nobody else may. */
const setUp: ReadonlySet<string> = new Set(['administrator', 'portal-administrator']);
const typesByKey = recordTypes.map((type) => ({ key: keyOfType(type), type }));

function rolesOfDemonstration(): Role[] {
  const actions = Map.groupBy(roleActionRows(), ({ role_code }) => role_code);
  const held = Map.groupBy(roleMenuItemRows(items), ({ role_code }) => role_code);
  return [...actions].map(([code, rows]) => ({
    code,
    actions: new Set(rows.map(({ action_code }) => action_code)),
    menuItems: new Set(held.get(code)?.map(({ menu_item_id }) => menu_item_id)),
  }));
}

const ofTemplates = (): Role[] =>
  roleTemplates.map((template) => ({
    code: template.code,
    actions: new Set(
      actionsOfRole(
        template,
        groupActionRows.map(({ code }) => code),
      ),
    ),
    menuItems: new Set(menuItemsOf(template, items)),
  }));

const ofTrade = ({ code }: Role): boolean => !setUp.has(code);
const settings = [
  ['the demonstration', rolesOfDemonstration().filter(ofTrade)],
  ['an empty installation', ofTemplates().filter(ofTrade)],
] as const;

test.each(typesByKey)('FIX-26 the codes of $key are those of its system', ({ type }) => {
  expect(actionsOf(type).filter((code) => !code.startsWith(`${type.system}:`))).toEqual([]);
});

test.each(settings)(
  'FIX-26 in %s, each action of each type is held by a role of the trade',
  (_, roles) => {
    const orphans = recordTypes.flatMap((type) =>
      actionsOf(type).filter((code) => !roles.some(({ actions }) => actions.has(code))),
    );
    expect([...new Set(orphans)]).toEqual([]);
  },
);

/** Returns the steps that a role takes out of a state: of others' records too, or of one's own alone. */
function stepsTaken({ actions }: Role, type: RecordType, state: string) {
  const [usual] = usualParts(type, (code) => actions.has(code));
  const seesOthers = type.scope !== 'own' || usual?.part === 'all';
  return Object.entries(stepsOf(type, state))
    .filter(([name, { by, tone }]) => name !== 'withdraw' && !(by === 'author' && tone === 'bad'))
    .map(([, step]) => step)
    .filter(({ action, by }) => actions.has(action) && (seesOthers || by === 'author'));
}

/** Returns whether a role has a page of its menu that lists the records of a state for which it takes a step. */
function hasToDo(role: Role, type: RecordType, state: string): boolean {
  const steps = stepsTaken(role, type, state);
  const components = new Set(
    items
      .filter(({ id, subsystem }) => subsystem === type.system && role.menuItems.has(id))
      .map(({ component }) => component),
  );
  const inMenu = (pages.get(keyOfType(type)) ?? [])
    .filter(({ component }) => components.has(component))
    .map((page) => ({ ...page, path: page.component }));
  return (
    steps.length > 0 &&
    role.actions.has(`${type.actions}:list`) &&
    pageOf(inMenu, { state, steps }) !== undefined
  );
}

test.each(
  settings.flatMap(([place, roles]) => typesByKey.map((each) => ({ place, roles, ...each }))),
)(
  'FIX-53 in $place, each state of $key that waits has a role that takes a step and a page for it',
  ({ type, roles }) => {
    const waiting = Object.keys(type.states).filter((state) => type.states[state]?.waits);
    const orphans = waiting.filter((state) => !roles.some((role) => hasToDo(role, type, state)));
    expect(orphans).toEqual([]);
  },
);

test.each(typesByKey)(
  'each page of $key is in the menu of its system, and there is one',
  ({ key, type }) => {
    const listed = pages.get(key) ?? [];
    const system = items.filter(({ subsystem }) => subsystem === type.system);
    const known = listed.filter((page) =>
      system.some(({ component }) => component === page.component),
    );
    expect(known).toEqual(listed);
    expect(listed.length).toBeGreaterThan(0);
  },
);

test('each page of records names a type of its system', () => {
  const keys = new Set(recordTypes.map(keyOfType));
  expect([...pages.keys()].filter((key) => !keys.has(key))).toEqual([]);
});
