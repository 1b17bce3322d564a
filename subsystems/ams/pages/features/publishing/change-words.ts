import type { PolicyChange } from '@portal/contract/policy/changes';
import type { PolicyNames } from '@portal/contract/policy/drafts';
import { accessWords, labelsIn, ruleWords } from '@portal/contract/policy/rule-words';
import { actionFieldWords, menuFieldWords } from '../../platform/menu-words.ts';

/** A change in words: what it is about, and what becomes of it. */
export interface ChangeWords {
  tone: 'good' | 'bad' | 'quiet';
  /** The role, or the menu item. */
  subject: string;
  words: string;
}

/** Puts a change into words, with the names of what it is about. */
export function wordsOf(change: PolicyChange, names: PolicyNames): ChangeWords {
  return { subject: subjectOf(change, names), tone: toneOf(change), words: wordsBy(change, names) };
}

/** A row that comes is good and one that goes is bad; a field rule takes something away. */
function toneOf({ kind, before, after }: PolicyChange): ChangeWords['tone'] {
  if (before !== null && after !== null) return 'quiet';
  return (after === null) === (kind === 'field-rule') ? 'good' : 'bad';
}

function subjectOf({ kind, key: [key] }: PolicyChange, names: PolicyNames): string {
  if (kind === 'menu-item') return `菜单「${names.menuItems[key] ?? key}」`;
  if (kind === 'action') return `按钮「${names.actions[key] ?? key}」`;
  return names.roles[key] ?? key;
}

function wordsBy(change: PolicyChange, names: PolicyNames): string {
  const verb = change.after === null ? '移除' : '增加';
  if (change.kind === 'role') return wordsOfRole(change);
  if (change.kind === 'menu-item') return wordsOfItem(change, names);
  if (change.kind === 'action') return wordsOfAction(change, names);
  if (change.kind === 'role-menu-item') {
    return `${verb}菜单：${names.menuItems[change.key[1]] ?? change.key[1]}`;
  }
  if (change.kind === 'role-action') {
    return `${verb}按钮：${names.actions[change.key[1]] ?? change.key[1]}`;
  }
  if (change.kind === 'data-rule') return wordsOfRule(change, names);
  if (change.kind === 'field-rule') return wordsOfField(change, names);
  return wordsOfMember(change, names);
}

type Of<Kind extends PolicyChange['kind']> = Extract<PolicyChange, { kind: Kind }>;

function wordsOfMember({ key: [, id], before, after }: Of<'member'>, names: PolicyNames): string {
  const person = names.people[id] ?? id;
  if (after === null) return `移除成员：${person}`;
  const until = after.until?.slice(0, 16);
  return `${before ? '有效期' : '增加成员'}：${person}，${until ? `至 ${until}` : '长期'}`;
}

function wordsOfRole({ before, after }: Of<'role'>): string {
  if (after === null) return '删除角色';
  return before === null ? '新增角色' : `改名：${before.name} → ${after.name}`;
}

function wordsOfRule(
  { key: [, type], before, after }: Of<'data-rule'>,
  { records }: PolicyNames,
): string {
  const labels = labelsIn(records, type);
  const [was, is] = [ruleWords(before?.parts, labels), ruleWords(after?.parts, labels)];
  return `数据范围：${records[type] ?? type}，${was} → ${is}`;
}

function wordsOfField(
  { key: [, type, field], before, after }: Of<'field-rule'>,
  { records }: PolicyNames,
): string {
  const label = labelsIn(records, type).fieldLabel(field);
  const [was, is] = [accessWords(before?.access), accessWords(after?.access)];
  return `字段：${records[type] ?? type}的「${label}」，${was} → ${is}`;
}

function wordsOfItem({ before, after }: Of<'menu-item'>, names: PolicyNames): string {
  if (after === null) return '删除菜单';
  if (before === null) return `新增菜单：${after.path}`;
  return differing(before, after, menuFieldWords, (field, value) =>
    field === 'parentId' && typeof value === 'string' ? (names.menuItems[value] ?? value) : value,
  );
}

function wordsOfAction({ key: [code], before, after }: Of<'action'>, names: PolicyNames): string {
  if (after === null) return '删除按钮';
  if (before === null) return `新增按钮：${code}`;
  return differing(before, after, actionFieldWords, (field, value) =>
    field === 'menuItemId' && typeof value === 'string' ? (names.menuItems[value] ?? value) : value,
  );
}

/** Lists the members that differ, each as it was and as it becomes. */
function differing<Value extends object>(
  before: Value,
  after: Value,
  words: Readonly<Record<keyof Value & string, string>>,
  nameOf: (field: string, value: unknown) => unknown,
): string {
  return Object.entries<string>(words)
    .filter(([field]) => Reflect.get(before, field) !== Reflect.get(after, field))
    .map(([field, word]) => {
      const [was, is] = [before, after].map((each) =>
        textOf(nameOf(field, Reflect.get(each, field))),
      );
      return `${word}：${was} → ${is}`;
    })
    .join('；');
}

function textOf(value: unknown): string {
  if (value === null || value === '') return '空';
  if (typeof value === 'boolean') return value ? '是' : '否';
  return typeof value === 'number' ? `${value}` : typeof value === 'string' ? value : '';
}
