import type { Finding, Reason, Remark } from '@portal/contract/explain';
import {
  isSubsystemKey,
  type SubsystemKey,
  subsystemOfPath,
} from '@portal/contract/subsystem-keys';
import type { Database } from '#platform/database';
import { pageReasons, pageRemarks } from './page-reasons.ts';
import {
  type ActionRow,
  listSystems,
  ownRolesWithAction,
  readMemberships,
  rolesInSystem,
  rolesWithAction,
} from './store.ts';
import { isElsewhere, lacksIn } from './system-reasons.ts';
import type { Rights } from './view.ts';

/** Spec section 4: with fewer items than this in its menu, a system cannot be switched to. */
const fewestMenuItems = 2;

export const nothing = (title: string, reason: Reason): Finding => ({
  about: reason.kind === 'foreign-site' ? 'site' : 'nothing',
  title,
  system: null,
  path: null,
  action: null,
  sees: 'no',
  reasons: [reason],
  remarks: [],
});

/** Works out of one page, action or system whether a person sees it, and why not. */
export async function findingsAbout(
  { db, rights }: { db: Database; rights: Rights },
  personId: string,
) {
  const who = { personId };
  const [systems, memberships] = await Promise.all([
    listSystems(db),
    readMemberships(db, personId),
  ]);
  const systemOf = (key: SubsystemKey) => systems.find((system) => system.key === key);
  const named = (key: SubsystemKey): Finding['system'] => ({
    sysType: key,
    sysName: systemOf(key)?.name ?? key,
  });

  /** Whether a thing is seen at all, then what there is to see in it. */
  function concluded(
    about: Pick<Finding, 'about' | 'title' | 'path' | 'action'>,
    key: SubsystemKey,
    { reasons, remarks }: { reasons: Reason[]; remarks: Remark[] },
  ): Finding {
    const closed: Reason[] = systemOf(key)?.enabled ? reasons : [{ kind: 'not-opened' }];
    const lacks = closed.length > 0 ? [] : lacksIn(key, memberships);
    const sees = closed.length > 0 ? 'no' : lacks.length > 0 ? 'without-data' : 'yes';
    const outside: Remark[] = isElsewhere(key) ? [{ kind: 'elsewhere' }] : [];
    return {
      ...about,
      system: named(key),
      sees,
      reasons: [...closed, ...lacks],
      remarks: sees === 'no' ? [] : [...remarks, ...outside],
    };
  }

  async function page(system: string, id: string): Promise<Finding[]> {
    if (!isSubsystemKey(system)) return [];
    const view = await rights.viewOf(who, system);
    const row = view.items.find((item) => item.id === id);
    if (!row) return [];
    const reasons = await pageReasons(db, row, view);
    const about = { about: 'page', title: row.title, path: row.path, action: null } as const;
    return [concluded(about, system, { reasons, remarks: pageRemarks(row, view) })];
  }

  async function action(row: ActionRow): Promise<Finding[]> {
    const { code, subsystem: key, type, status, menu_item_id: item } = row;
    if (!isSubsystemKey(key)) return [];
    const { roles } = await rights.viewOf(who, key);
    const own = await ownRolesWithAction(db, roles, code);
    const isOff = status === '0' && type === '1';
    const on = item === null ? [] : await page(key, item);
    const unseen = on.filter(({ sees }) => sees === 'no');
    const reasons: Reason[] = [
      ...(own.length > 0 || isOff
        ? []
        : [{ kind: 'action-not-held', roles: await rolesWithAction(db, code) } as const]),
      ...unseen.map(({ title }) => ({ kind: 'page-unseen', title }) as const),
    ];
    const remarks: Remark[] = [
      ...(own.length > 0 ? [{ kind: 'held', roles: own } as const] : []),
      ...(isOff ? [{ kind: 'rule-off' } as const] : []),
      ...(type === '2' ? [{ kind: 'enables-only' } as const] : []),
    ];
    const path = on[0]?.path ?? null;
    const about = { about: 'action', title: row.describe, path, action: code } as const;
    return [concluded(about, key, { reasons, remarks }), ...unseen];
  }

  async function system(key: SubsystemKey): Promise<Finding[]> {
    const { menu } = await rights.viewOf(who, key);
    const reasons: Reason[] = [];
    if (menu.length < fewestMenuItems) {
      const kind = menu.length === 0 ? 'no-menu' : 'small-menu';
      reasons.push({ kind, roles: await rolesInSystem(db, key) });
    }
    const about = { about: 'system', title: named(key)?.sysName ?? key, action: null } as const;
    return [concluded({ ...about, path: `/${key}` }, key, { reasons, remarks: [] })];
  }

  /** The address of no page: of which system it would be, if of any. */
  const missing = (path: string): Finding => {
    const key = subsystemOfPath(path);
    return { ...nothing(path, { kind: 'unknown' }), path, system: key ? named(key) : null };
  };

  const systemCalled = (words: string): SubsystemKey | undefined => {
    const key = systems.find(({ key: own, name }) => own === words || name === words)?.key ?? '';
    return isSubsystemKey(key) ? key : undefined;
  };

  return { page, action, system, missing, systemCalled };
}
