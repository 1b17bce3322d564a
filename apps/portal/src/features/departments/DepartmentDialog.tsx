import { changePerson, useSession } from '@portal/client/session';
import { CallProblem } from '@portal/client/problems';
import { useCall } from '@portal/client/queries';
import { getOwnDepartments, selectDepartment } from '@portal/contract/departments';
import type { Department } from '@portal/contract/session';
import { Button } from '@portal/ui/Button';
import { ChoiceList } from '@portal/ui/ChoiceList';
import { Dialog } from '@portal/ui/Dialog';
import { notify } from '@portal/ui/notify';
import { useState } from 'react';
import type { z } from 'zod';

interface DepartmentDialogProps {
  departments: readonly Department[];
  /** The code of the one the person works in. */
  current: string | null;
  onClose: () => void;
}

/** Lets somebody of several departments choose the one they work in from now on. */
export function DepartmentDialog({ departments, current, onClose }: DepartmentDialogProps) {
  const person = useSession()?.person;
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState('');
  const { mutate, isPending } = useCall(selectDepartment, {
    refreshes: [getOwnDepartments],
    quiet: true,
  });

  function confirm(): void {
    if (!person) return onClose();
    if (chosen === undefined) return setError('请选择部门');
    const onSuccess = ({
      userInfo: { orgCode, orgCodeTxt },
    }: z.infer<typeof selectDepartment.result>) => {
      changePerson({ orgCode, orgCodeTxt });
      notify({ kind: 'success', text: `已切换到${orgCodeTxt ?? chosen}` });
      onClose();
    };
    mutate(
      { orgCode: chosen, username: person.workNo },
      {
        onSuccess,
        onError: (problem) =>
          setError(problem instanceof CallProblem ? problem.said : problem.message),
      },
    );
  }

  return (
    <Dialog
      title="切换部门"
      width={450}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" busy={isPending} onClick={confirm}>
            切换
          </Button>
        </>
      }
    >
      <ChoiceList
        label="部门"
        choices={departments.map(({ orgCode, departName }) => ({
          key: orgCode,
          text: departName,
          ...(orgCode === current && { aside: '当前部门' }),
        }))}
        chosen={chosen}
        onChoose={(key) => {
          setChosen(key);
          setError('');
        }}
        error={error}
      />
    </Dialog>
  );
}
