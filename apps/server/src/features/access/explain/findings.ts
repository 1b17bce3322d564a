import type { Finding, Reason, Remark } from '@portal/contract/access/explain';
import { fewestMenuItems } from '@portal/contract/limits';
import {
  isSubsystemKey,
  type SubsystemKey,
  subsystemOfPath,
} from '@portal/contract/subsystems/subsystem-keys';
import type { Database } from '#platform/database/database.ts';
import type { Question } from './question.ts';
import type { Matches } from './find-matches.ts';
import { pageReasons, pageRemarks } from './page-reasons.ts';
import {
  type ActionRow,
  listSystems,
  type Memberships,
  ownRolesWithAction,
  readMemberships,
  rolesInSystem,
  rolesWithAction,
} from './store.ts';
import { lacksIn } from './system-reasons.ts';
import type { PermissionLookup } from './menu-view.ts';

/** The user a finding is about, and what the rules need to know. */
interface Inquiry {
  db: Database;
  rights: Pick<PermissionLookup, 'viewOf'>;
  personId: string;
  memberships: Memberships;
  systems: { key: string; name: string; enabled: boolean; kind: string }[];
}

/** Finds out which of the matches a user sees, and the reasons for those they do not. */
export async function findingsOf(
  { question, system, pages = [], actions = [] }: Matches,
  parts: Pick<Inquiry, 'db' | 'rights' | 'personId'>,
): Promise<Finding[]> {
  const { db, personId } = parts;
  const [systems, memberships] = await Promise.all([
    listSystems(db),
    readMemberships(db, personId),
  ]);
  const inquiry = { ...parts, systems, memberships };
  const found = await Promise.all([
    ...(system ? [ofSystem(inquiry, system)] : []),
    ...pages.map(({ subsystem, id }) => ofPage(inquiry, subsystem, id)),
    ...actions.map((row) => ofAction(inquiry, row)),
  ]);
  const findings = found.flat();
  return findings.length > 0 ? findings : [missing(inquiry, question)];
}

async function ofPage(inquiry: Inquiry, key: string, id: string): Promise<Finding[]> {
  if (!isSubsystemKey(key)) return [];
  const view = await inquiry.rights.viewOf(inquiry, key);
  const row = view.items.find((item) => item.id === id);
  if (!row) return [];
  const reasons = await pageReasons(inquiry.db, row, view);
  const subject = { about: 'page', title: row.title, path: row.path, action: null } as const;
  return [conclude(inquiry, key, subject, { reasons, remarks: pageRemarks(row, view) })];
}

/** Explains an action, and its page if the user does not see that. */
async function ofAction(inquiry: Inquiry, row: ActionRow): Promise<Finding[]> {
  const { code, subsystem: key, menu_item_id: item } = row;
  if (!isSubsystemKey(key)) return [];
  const on = item === null ? [] : await ofPage(inquiry, key, item);
  const unseen = on.filter(({ sees }) => sees === 'no');
  const { reasons, remarks } = await ruleOf(inquiry, key, row);
  reasons.push(...unseen.map(({ title }) => ({ kind: 'page-unseen', on: title }) as const));
  const path = on[0]?.path ?? null;
  const subject = { about: 'action', title: row.describe, path, action: code } as const;
  return [conclude(inquiry, key, subject, { reasons, remarks }), ...unseen];
}

/** Applies spec section 6: an action is allowed by role, type and status. */
async function ruleOf(
  { db, rights, personId }: Inquiry,
  key: SubsystemKey,
  { code, type, status }: ActionRow,
): Promise<{ reasons: Reason[]; remarks: Remark[] }> {
  const { roles } = await rights.viewOf({ personId }, key);
  const own = await ownRolesWithAction(db, roles, code);
  const isOff = status === '0' && type === '1';
  const remarks: Remark[] = [];
  if (own.length > 0) remarks.push({ kind: 'held', roles: own });
  if (isOff) remarks.push({ kind: 'rule-off' });
  if (type === '2') remarks.push({ kind: 'enables-only' });
  if (own.length > 0 || isOff) return { reasons: [], remarks };
  const lacking: Reason = { kind: 'action-not-held', roles: await rolesWithAction(db, code) };
  return { reasons: [lacking], remarks };
}

async function ofSystem(inquiry: Inquiry, key: SubsystemKey): Promise<Finding[]> {
  const { menu } = await inquiry.rights.viewOf(inquiry, key);
  const reasons: Reason[] = [];
  if (menu.length < fewestMenuItems) {
    const kind = menu.length === 0 ? 'no-menu' : 'small-menu';
    reasons.push({ kind, roles: await rolesInSystem(inquiry.db, key) });
  }
  const title = nameOf(inquiry, key);
  const subject = { about: 'system', title, path: `/${key}`, action: null } as const;
  return [conclude(inquiry, key, subject, { reasons, remarks: [] })];
}

/** Concludes that a thing is seen, seen without data, or not seen. */
function conclude(
  inquiry: Inquiry,
  key: SubsystemKey,
  subject: Pick<Finding, 'about' | 'title' | 'path' | 'action'>,
  { reasons, remarks }: { reasons: Reason[]; remarks: Remark[] },
): Finding {
  const system = inquiry.systems.find((one) => one.key === key);
  const isOpened = system?.enabled === true;
  const closed: Reason[] = isOpened ? reasons : [{ kind: 'not-opened' }];
  const lacks = closed.length > 0 ? [] : lacksIn(key, inquiry.memberships);
  const isSeen = closed.length === 0;
  const outside: Remark[] = system?.kind === 'sso' ? [{ kind: 'elsewhere' }] : [];
  return {
    ...subject,
    system: { sysType: key, sysName: nameOf(inquiry, key) },
    sees: !isSeen ? 'no' : lacks.length > 0 ? 'without-data' : 'yes',
    reasons: [...closed, ...lacks],
    remarks: isSeen ? [...remarks, ...outside] : [],
  };
}

const nameOf = ({ systems }: Inquiry, key: SubsystemKey): string =>
  systems.find((system) => system.key === key)?.name ?? key;

/** Makes the finding for a question without matches; a path names the subsystem it would be in. */
function missing(inquiry: Inquiry, question: Question): Finding {
  const blank = { path: null, action: null, sees: 'no', remarks: [] } as const;
  if (question.kind === 'site') {
    const { host } = question;
    const reasons: Reason[] = [{ kind: 'foreign-site', on: host }];
    return { ...blank, remarks: [], about: 'site', title: host, system: null, reasons };
  }
  const path = question.kind === 'path' ? question.path : null;
  const key = path === null ? undefined : subsystemOfPath(path);
  return {
    ...blank,
    about: 'nothing',
    title:
      question.kind === 'code'
        ? question.code
        : (path ?? ('words' in question ? question.words : '')),
    path,
    system: key ? { sysType: key, sysName: nameOf(inquiry, key) } : null,
    reasons: [{ kind: 'unknown' }],
    remarks: [],
  };
}
