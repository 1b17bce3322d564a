import {
  type Department,
  listDepartments,
  moveDepartment,
} from '@portal/contract/administration/departments';
import { organisationActions } from '@portal/contract/administration/positions';
import { useCallOf } from '@portal/client/queries';
import { useAllowed } from '@portal/subsystem/session';
import { SortableTree } from '@portal/ui/sortable/SortableTree';
import type { SortableNode, TreeMove } from '@portal/ui/sortable/tree-moves';
import { type ReactNode, useMemo } from 'react';
import { matchingNodes, nodesOf } from './department-nodes.ts';
import type { Change } from './EffectDialog.tsx';

interface DepartmentTreeProps {
  departments: readonly Department[];
  keyword: string;
  /** Stands in place of the tree where the keyword finds nothing. */
  none: ReactNode;
  onChoose: (id: string) => void;
  /** Gets a move below another department, which is asked about first. */
  onChange: (change: Change) => void;
}

/** The tree: a department is chosen, or put elsewhere. Among its siblings that touches nobody, and is done at once. */
export function DepartmentTree(props: DepartmentTreeProps) {
  const { departments, keyword, none, onChoose, onChange } = props;
  const mayEdit = useAllowed(organisationActions.edit);
  const { mutate } = useCallOf(moveDepartment, { refreshes: [listDepartments] });
  const byId = useMemo(() => new Map(departments.map((each) => [each.id, each])), [departments]);
  const all = useMemo(() => nodesOf(departments), [departments]);
  const found = useMemo(
    () => (keyword === '' ? undefined : matchingNodes(all, keyword)),
    [all, keyword],
  );
  if (found?.nodes.length === 0) return none;

  function move({ key, parent, before }: TreeMove): void {
    const department = byId.get(key);
    if (!department) return;
    const to = { id: key, parentId: parent ?? '', before: before ?? '' };
    if ((department.parentId ?? '') === to.parentId) {
      mutate({ ...to, version: department.version });
    } else {
      onChange({ kind: 'move', ...to });
    }
  }
  const row = ({ key }: SortableNode) => {
    const department = byId.get(key);
    return (
      <>
        <span className="department-name">{department?.departName}</span>
        <small className="num department-code">{department?.orgCode}</small>
        <small className="num department-people">{department?.people} 人</small>
      </>
    );
  };
  return (
    <div className="department-tree">
      <SortableTree
        label="部门"
        nodes={found?.nodes ?? all}
        openAll={found?.opened}
        onChoose={onChoose}
        onMove={mayEdit && !found ? move : undefined}
      >
        {row}
      </SortableTree>
    </div>
  );
}
