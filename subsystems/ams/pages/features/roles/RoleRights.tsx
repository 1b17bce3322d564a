import { useQueryOf } from '@portal/client/queries';
import { getRoleRights, listRights } from '@portal/contract/policy/role-rights';
import { Empty } from '@portal/ui/feedback/Empty';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Field } from '@portal/ui/forms/Field';
import { CheckTree } from '@portal/ui/select/CheckTree';
import { matchingNodes, type TreeNode } from '@portal/ui/select/tree-rows';
import { useState } from 'react';
import { drafted, heldChange } from './draft-overlay.ts';
import type { RoleDetailProps } from './RoleDetail.tsx';
import { draftedRights, keysBelow, partsOf, rightsTree } from './rights-tree.ts';

/** Menu items and actions of a role as a tree by system, with what the draft gives and takes. */
export function RoleRights({
  role,
  draft,
  onChange,
  isBusy,
  isReadOnly = false,
}: RoleDetailProps & { isReadOnly?: boolean }) {
  const [typed, setTyped] = useState('');
  const all = useQueryOf(listRights, {});
  const isMade = role.state === 'made';
  const own = useQueryOf(getRoleRights, { roleId: role.code }, { enabled: !isMade });
  const now = isMade ? { menuItems: [], actions: [], holdsAll: false } : own.data;
  if (now?.holdsAll) {
    return <p className="roles-note">该角色始终拥有全部菜单与按钮，包括以后新增的，不能修改。</p>;
  }
  const query = all.data && !now ? { ...own, data: undefined } : all;
  return (
    <QueryState query={query} lines={10}>
      {({ systems }) => {
        const items = drafted(draft, 'role-menu-item', role.code, now?.menuItems ?? []);
        const actions = drafted(draft, 'role-action', role.code, now?.actions ?? []);
        const tree = rightsTree(draftedRights(systems, draft), items, actions);
        const nodes = typed.trim() === '' ? tree : matchingNodes(tree, typed);
        const checked = new Set([
          ...[...items.held].map((key) => `item ${key}`),
          ...[...actions.held].map((key) => `action ${key}`),
        ]);
        const toggle = (node: TreeNode) => {
          const keys = keysBelow(node);
          const isHeld = keys.some((key) => !checked.has(key));
          void onChange(
            keys
              .filter((key) => checked.has(key) !== isHeld)
              .map((key) => {
                const [kind, name] = partsOf(key);
                return heldChange(kind, role.code, name, isHeld);
              }),
          );
        };
        return (
          <div className="roles-rights" aria-busy={isBusy || undefined}>
            <Field
              label="查找菜单或按钮"
              value={typed}
              autoComplete="off"
              hint={`已授权菜单 ${items.held.size} 项，按钮 ${actions.held.size} 项；选中上级会连同下级一起授权`}
              onChange={({ target }) => setTyped(target.value)}
            />
            {nodes.length === 0 ? (
              <Empty text="没有匹配的菜单或按钮" />
            ) : (
              <CheckTree
                key={typed === '' ? 'all' : 'found'}
                label={`${role.name}的菜单与按钮`}
                nodes={nodes}
                checked={checked}
                isFiltered={typed.trim() !== ''}
                disabled={isReadOnly || isBusy || role.state === 'removed'}
                onToggle={toggle}
              />
            )}
          </div>
        );
      }}
    </QueryState>
  );
}
