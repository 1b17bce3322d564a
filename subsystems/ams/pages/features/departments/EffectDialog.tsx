import {
  type Department,
  type DepartmentEffect,
  getMergeEffect,
  getMoveEffect,
  listDepartments,
  mergeDepartment,
  moveDepartment,
} from '@portal/contract/administration/departments';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { refusalOf } from '@portal/ui/forms/refusal';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { pathOf } from './department-nodes.ts';
import { effectWords } from './labels.ts';

/** A change that touches people and rights: a move below another department, or a merge into it. */
export type Change =
  | { kind: 'move'; id: string; parentId: string; before: string }
  | { kind: 'merge'; id: string; into: string };

interface EffectDialogProps {
  change: Change;
  departments: readonly Department[];
  onDone: () => void;
  onClose: () => void;
}

/** Says what a change touches before it is made, and makes it. */
export function EffectDialog({ change, departments, onDone, onClose }: EffectDialogProps) {
  const byId = new Map(departments.map((each) => [each.id, each]));
  const department = byId.get(change.id);
  const target = change.kind === 'move' ? change.parentId : change.into;
  const isMove = change.kind === 'move';
  const moving = useQueryOf(
    getMoveEffect,
    { id: change.id, parentId: isMove ? target : '' },
    { quiet: true, enabled: isMove, staleTime: 0 },
  );
  const merging = useQueryOf(
    getMergeEffect,
    { id: change.id, into: target },
    { quiet: true, enabled: !isMove, staleTime: 0 },
  );
  const move = useCallOf(moveDepartment, { refreshes: [listDepartments], quiet: true });
  const merge = useCallOf(mergeDepartment, { refreshes: [listDepartments], quiet: true });
  const [error, setError] = useState('');
  const verb = isMove ? '移动' : '合并';

  async function make(): Promise<void> {
    const version = department?.version ?? 0;
    try {
      if (change.kind === 'move') {
        const { id, parentId, before } = change;
        await move.mutateAsync({ id, parentId, before, version });
      } else {
        await merge.mutateAsync({ id: change.id, into: change.into, version });
      }
      notify({ kind: 'success', text: `已${verb}` });
      onDone();
    } catch (failure) {
      setError(refusalOf(failure).words);
    }
  }
  return (
    <Dialog title={`${verb}「${department?.departName ?? ''}」`} width={480} onClose={onClose}>
      <div className="department-effect">
        <p>
          {isMove ? '移动到' : '合并到'}：<b>{pathOf(byId, target)}</b>
        </p>
        <QueryState query={isMove ? moving : merging} lines={4} loadingLabel="正在计算影响">
          {(effect) => <EffectList effect={effect} isMove={isMove} />}
        </QueryState>
        <FormAlert>{error}</FormAlert>
        <p className="department-ways">
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            disabled={!(isMove ? moving : merging).isSuccess}
            busy={move.isPending || merge.isPending}
            onClick={() => void make()}
          >
            {verb}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}

const EffectList = ({ effect, isMove }: { effect: DepartmentEffect; isMove: boolean }) => (
  <ul className="department-effects" aria-label="影响">
    {effectWords(effect, isMove).map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);
