import type { PolicyChange, RequestedChange } from '@portal/contract/policy/changes';
import type { Draft } from '@portal/contract/policy/drafts';

type HeldKind = 'role-menu-item' | 'role-action';

/** Keys that a role holds once the draft is published, and which of them the draft gives or takes. */
export interface DraftedKeys {
  held: ReadonlySet<string>;
  added: ReadonlySet<string>;
  removed: ReadonlySet<string>;
}

/** Lays the changes of a draft over what a role holds now. */
export function drafted(
  draft: Draft | null | undefined,
  kind: HeldKind,
  role: string,
  now: readonly string[],
): DraftedKeys {
  const changes = changesOf(draft).filter((each) => each.kind === kind && each.key[0] === role);
  const added = new Set(changes.filter(({ after }) => after !== null).map(keyOf));
  const removed = new Set(changes.filter(({ after }) => after === null).map(keyOf));
  const held = new Set([...now, ...added].filter((key) => !removed.has(key)));
  return { held, added, removed };
}

const keyOf = ({ key }: PolicyChange): string => key[1] ?? '';

const changesOf = (draft: Draft | null | undefined): readonly PolicyChange[] =>
  draft?.changes ?? [];

/** A role as the list shows it: with its name of the draft, and whether the draft makes or removes it. */
export interface DraftedRole {
  code: string;
  name: string;
  members: number;
  state: 'made' | 'renamed' | 'removed' | 'changed' | undefined;
}

/** Returns the roles with those a draft makes, each with what the draft does to it. */
export function draftedRoles(
  roles: readonly { roleCode: string; roleName: string; members: number }[],
  draft: Draft | null | undefined,
): DraftedRole[] {
  const changes = changesOf(draft);
  const ofRole = new Map(
    changes.flatMap((each) => (each.kind === 'role' ? [[each.key[0], each] as const] : [])),
  );
  const ofOthers = new Set<PolicyChange['kind']>(['menu-item', 'action']);
  const touched = new Set(changes.flatMap(({ kind, key }) => (ofOthers.has(kind) ? [] : key[0])));
  const known = roles.map(({ roleCode, roleName, members }): DraftedRole => {
    const change = ofRole.get(roleCode);
    const other = touched.has(roleCode) ? 'changed' : undefined;
    if (!change) return { code: roleCode, name: roleName, members, state: other };
    if (!change.after) return { code: roleCode, name: roleName, members, state: 'removed' };
    return { code: roleCode, name: change.after.name, members, state: 'renamed' };
  });
  const codes = new Set(roles.map(({ roleCode }) => roleCode));
  const made = [...ofRole].flatMap(([code, { after }]): DraftedRole[] =>
    after && !codes.has(code) ? [{ code, name: after.name, members: 0, state: 'made' }] : [],
  );
  return [...known, ...made];
}

export const stateWords = {
  made: '待新增',
  renamed: '待改名',
  removed: '待删除',
  changed: '有改动',
} as const;

/** Returns a change that gives a role something, or takes it away. */
export const heldChange = (
  kind: HeldKind,
  role: string,
  key: string,
  isHeld: boolean,
): RequestedChange => ({ kind, key: [role, key], after: isHeld ? {} : null });
