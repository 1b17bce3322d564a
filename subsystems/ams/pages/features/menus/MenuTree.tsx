import { menuActions } from '@portal/contract/policy/menu-values';
import { menuProblems } from '@portal/contract/policy/menu-rules';
import { Allowed } from '@portal/subsystem/Allowed';
import { Empty } from '@portal/ui/feedback/Empty';
import { notify } from '@portal/ui/feedback/notify';
import { Field } from '@portal/ui/forms/Field';
import { branchKeys, matchingNodes, type TreeNode } from '@portal/ui/select/tree-rows';
import { SortableTree } from '@portal/ui/sortable/SortableTree';
import { useState } from 'react';
import type { MenuDeskProps } from './MenuDesk.tsx';
import { menuNodes } from './menu-model.ts';
import { movedItems } from './moved-items.ts';

interface MenuTreeProps extends MenuDeskProps {
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The items of a menu as a tree, which those who edit it put into order. */
export function MenuTree({ menus, isBusy, onChange, chosen, onChoose }: MenuTreeProps) {
  const [typed, setTyped] = useState('');
  const all = menuNodes(menus);
  const isFiltered = typed.trim() !== '';
  const nodes = isFiltered ? matchingNodes(all, typed) : all;
  const marks = marksOf(nodes);
  const { drafted } = menus;

  function move(wanted: Parameters<typeof movedItems>[0]): void {
    const changes = movedItems(wanted, drafted.items);
    const [first] = changes;
    if (first?.kind !== 'menu-item' || !first.after) return;
    const item = { id: first.key[0], value: first.after };
    const problem = menuProblems(item, drafted.items.get(item.id) ?? null, drafted).parentId;
    if (problem === undefined) void onChange(changes);
    else notify({ kind: 'error', text: problem });
  }

  const tree = {
    label: '菜单',
    nodes,
    openAll: isFiltered ? branchKeys(nodes) : undefined,
    onChoose,
    children: ({ key, text }: SortableNode) => (
      <span className="menus-item" aria-current={key === chosen || undefined}>
        {text}
        {marks.has(key) && <small>{marks.get(key)}</small>}
      </span>
    ),
  };
  return (
    <>
      <Field
        label="查找菜单"
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {nodes.length === 0 ? (
        <Empty text={isFiltered ? '没有匹配的菜单' : '该系统还没有菜单'} />
      ) : (
        <div className="menus-tree-box" aria-busy={isBusy || undefined}>
          <Allowed action={menuActions.edit} otherwise={<SortableTree {...tree} />}>
            <SortableTree {...tree} onMove={isFiltered || isBusy ? undefined : move} />
          </Allowed>
        </div>
      )}
    </>
  );
}

type SortableNode = Pick<TreeNode, 'key' | 'text'>;

/** The remarks of all nodes that have one, by their keys. */
const marksOf = (nodes: readonly TreeNode[]): Map<string, string> =>
  new Map(
    nodes.flatMap(({ key, aside, children = [] }) => [
      ...(aside ? [[key, aside] as const] : []),
      ...marksOf(children),
    ]),
  );
