import type { Department } from '@portal/contract/identity/session';
import { Button } from '@portal/ui/actions/Button';
import { ChoiceList } from '@portal/ui/forms/ChoiceList';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { useDepartmentChoice } from './use-department-choice.ts';

interface DepartmentDialogProps {
  departments: readonly Department[];
  /** Code of the current department. */
  current: string | null;
  onClose: () => void;
}

/** Switches the department of a user who has several. */
export function DepartmentDialog({ departments, current, onClose }: DepartmentDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const { choose, busyWith, error, setError } = useDepartmentChoice(onClose);
  const isBusy = busyWith !== undefined && busyWith === chosen;

  return (
    <Dialog
      title="切换部门"
      width={450}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void choose(chosen)}>
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
