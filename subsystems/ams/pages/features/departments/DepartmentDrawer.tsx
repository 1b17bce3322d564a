import {
  type Department,
  deleteDepartment,
  getDepartmentChanges,
  listDepartments,
} from '@portal/contract/administration/departments';
import { organisationActions } from '@portal/contract/administration/positions';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Allowed } from '@portal/subsystem/Allowed';
import { DepartmentPicker } from '@portal/subsystem/choosers/Pickers';
import { Button } from '@portal/ui/actions/Button';
import { Descriptions } from '@portal/ui/data/Descriptions';
import { notify } from '@portal/ui/feedback/notify';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { refusalOf } from '@portal/ui/forms/refusal';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { ChangeHistory } from '../../platform/ChangeHistory.tsx';
import { pathOf } from './department-nodes.ts';
import { DepartmentForm } from './DepartmentForm.tsx';
import type { Change } from './EffectDialog.tsx';
import { memberWords, wordsOfChange } from './labels.ts';

interface DepartmentDrawerProps {
  department: Department;
  departments: readonly Department[];
  onAdd: () => void;
  onChange: (change: Change) => void;
  onClose: () => void;
}

/** One department at the side: its name, where it is, what can be done about it, and its history. */
export function DepartmentDrawer(props: DepartmentDrawerProps) {
  const { department, departments, onAdd, onChange, onClose } = props;
  const byId = new Map(departments.map((each) => [each.id, each]));
  return (
    <Dialog title={department.departName} side="right" isBeside width={520} onClose={onClose}>
      <div className="department-drawer">
        <Descriptions
          items={[
            { label: '编码', value: <span className="num">{department.orgCode}</span> },
            { label: '上级部门', value: pathOf(byId, department.parentId) },
            { label: '人员', value: `${department.people} 人（不含下级）` },
          ]}
        />
        <Allowed action={organisationActions.edit}>
          <DepartmentForm key={department.version} department={department} />
          <Targets department={department} onChange={onChange} />
          <Ways department={department} onAdd={onAdd} onGone={onClose} />
        </Allowed>
        <History id={department.id} />
      </div>
    </Dialog>
  );
}

/** Moves and merges without a pointer, and where the tree is long. */
function Targets({
  department: { id },
  onChange,
}: Pick<DepartmentDrawerProps, 'department' | 'onChange'>) {
  return (
    <div className="department-targets">
      <DepartmentPicker
        label="移动到"
        placeholder="选择新的上级部门"
        value={[]}
        onChange={([parentId]) => {
          if (parentId !== undefined) onChange({ kind: 'move', id, parentId, before: '' });
        }}
      />
      <DepartmentPicker
        label="合并到"
        placeholder="选择保留的部门"
        value={[]}
        onChange={([into]) => {
          if (into !== undefined) onChange({ kind: 'merge', id, into });
        }}
      />
    </div>
  );
}

interface WaysProps {
  department: Department;
  onAdd: () => void;
  onGone: () => void;
}

function Ways({ department: { id, departName }, onAdd, onGone }: WaysProps) {
  const [error, setError] = useState('');
  const { mutateAsync, isPending } = useCallOf(deleteDepartment, {
    refreshes: [listDepartments],
    quiet: true,
  });
  async function remove(): Promise<void> {
    const title = `删除部门「${departName}」`;
    if (!(await confirm({ title, okText: '删除', danger: true }))) return;
    try {
      await mutateAsync({ id });
      notify({ kind: 'success', text: '已删除' });
      onGone();
    } catch (failure) {
      setError(refusalOf(failure).words);
    }
  }
  return (
    <>
      <FormAlert>{error}</FormAlert>
      <p className="department-ways">
        <Button onClick={onAdd}>新建下级部门</Button>
        <Button busy={isPending} onClick={() => void remove()}>
          删除
        </Button>
      </p>
    </>
  );
}

function History({ id }: { id: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQueryOf(getDepartmentChanges, { id, pageNo: String(pageNo) });
  return (
    <section aria-label="修改记录">
      <ChangeHistory
        query={query}
        words={memberWords}
        wordsOfChange={wordsOfChange}
        onTurn={setPageNo}
      />
    </section>
  );
}
