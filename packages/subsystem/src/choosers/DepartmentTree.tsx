import { type DepartmentNode, getDepartmentTree } from '@portal/contract/workplace/people';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Tree } from '@portal/ui/select/Tree';
import type { TreeNode } from '@portal/ui/select/tree-rows';
import { useQueryOf } from '@portal/client/queries';

interface DepartmentTreeProps {
  label?: string;
  /** The id of the chosen department. */
  value: string | undefined;
  onChange: (id: string) => void;
}

/** The departments of the group as a tree to choose one from, as beside a list of people. */
export const DepartmentTree = ({ label = '部门', value, onChange }: DepartmentTreeProps) => (
  <QueryState
    query={useQueryOf(getDepartmentTree, {})}
    lines={8}
    loadingLabel="部门正在加载"
    isEmpty={(nodes) => nodes.length === 0}
    emptyText="还没有部门"
  >
    {(nodes) => (
      <Tree
        label={label}
        nodes={nodes.map(treeNode)}
        chosen={value}
        onChoose={({ key }) => onChange(key)}
      />
    )}
  </QueryState>
);

const treeNode = ({ id, departName, children }: DepartmentNode): TreeNode => ({
  key: id,
  text: departName,
  children: children?.map(treeNode),
});
