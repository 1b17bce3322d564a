import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { formerActions, isOfAllStores } from './actions.ts';
import type { SystemMenu } from '@portal/contract/subsystems/system';
import { systems } from '../systems.ts';

/** Actions of a role in the sections it sees; `approve` are the steps that approve. */
type Verb = 'list' | 'add' | 'edit' | 'delete' | 'export' | 'approve';

/** Sections of a subsystem a role sees besides the board; those that no menu has yet are named for their actions. */
type Sections = 'all' | string[];

export interface RoleRule {
  code: string;
  name: string;
  verbs: Verb[];
  sees: SystemSections;
  /** Sections that it reads, and takes along as a sheet. */
  reads?: SystemSections;
  /** Sections where it decides on what others ask for. */
  decides?: SystemSections;
  /** Systems where it sees the records of every store, and not only of those it works in. */
  seesAllStores?: readonly SubsystemKey[];
  /** Further action codes, and those that it lacks all the same. */
  also?: string[];
  lacks?: string[];
}
type SystemSections = Partial<Record<SubsystemKey, Sections>>;

export const reads: Verb[] = ['list', 'export'];
export const works: Verb[] = ['list', 'add', 'edit', 'export'];
export const decides: Verb[] = ['list', 'add', 'edit', 'delete', 'export', 'approve'];

export const officeServices = ['chart', 'service', 'seal', 'meeting', 'car'];
/** Employees confirm their payslips, and issue none. */
export const ofEmployees = ['hr:payslip:confirm'];

/** Returns the sections of a system that a role has in its menu; undefined where it has none of the system. */
function sectionsOf({ sees, reads: read, decides: decided }: RoleRule, menu: SystemMenu) {
  const given = [sees, read, decided].flatMap((sections) => sections?.[menu.key] ?? []);
  const isNamed = [sees, read, decided].some((sections) => sections?.[menu.key] !== undefined);
  if (!isNamed) return undefined;
  return given.includes('all') ? Object.keys(menu.sections) : given;
}

/** Returns the menu items that a rule gives: the board of each system, its sections, and all inside them. */
export const menuItemsOf = (rule: RoleRule, items: readonly { id: string }[]): string[] =>
  systems.flatMap((menu) => {
    const sections = sectionsOf(rule, menu);
    if (sections === undefined) return [];
    const roots = ['dashboard', ...sections].map((section) => `${menu.key}-${section}`);
    return items
      .filter(({ id }) => roots.some((root) => id === root || id.startsWith(`${root}-`)))
      .map(({ id }) => id);
  });

/** Returns the actions that a rule gives, of those that are there. */
export function actionsOf(rule: RoleRule, codes: readonly string[]): string[] {
  const former = formerActions();
  return codes.filter((code) => isHeld(rule, code, former));
}

const isOf = (system: SubsystemKey, code: string): boolean => code.startsWith(`${system}:`);

/**
 * Tells whether a role has an action by its verbs. Steps and fields follow what allowed them before they came; a
 * decision belongs to the section in its code.
 */
function isHeld(rule: RoleRule, code: string, former: Map<string, string>): boolean {
  if (rule.lacks?.includes(code)) return false;
  if (rule.also?.includes(code)) return true;
  if (isOfAllStores(code)) return (rule.seesAllStores ?? []).some((key) => isOf(key, code));
  const isDecision = code.endsWith(':approve');
  const [key = '', section = '', verb = ''] = (
    isDecision ? code : (former.get(code) ?? code)
  ).split(':');
  const isIn = (given: SystemSections | undefined): boolean => {
    const sections = Object.entries(given ?? {}).find(([system]) => system === key)?.[1];
    return sections === 'all' || (sections?.includes(section) ?? false);
  };
  const held: string[] = [
    ...(isIn(rule.sees) ? rule.verbs : []),
    ...(isIn(rule.reads) ? reads : []),
    ...(isIn(rule.decides) ? decides : []),
  ];
  return held.includes(verb);
}
