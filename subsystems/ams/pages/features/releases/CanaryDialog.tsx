import { type ReleaseList, startCanary } from '@portal/contract/subsystems/subsystem-releases';
import { useCallOf } from '@portal/client/queries';
import { useUnsaved } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { notify } from '@portal/ui/feedback/notify';
import { useState } from 'react';
import { CanaryFields } from './CanaryFields.tsx';
import { CanaryReach } from './CanaryReach.tsx';
import { percentIn, storesIn, typedOf } from './canary.ts';
import { refreshes } from './use-release-decisions.ts';

interface CanaryDialogProps {
  list: ReleaseList;
  version: string;
  onClose: () => void;
  onRefused: () => void;
}

/** Chooses the audience of a trial: a share of all people, and those of some stores. */
export function CanaryDialog({ list, version, onClose, onRefused }: CanaryDialogProps) {
  const { sysType, canary, seen } = list;
  const running = canary?.version === version ? canary : undefined;
  const [first] = useState(() => typedOf(running));
  const [typed, setTyped] = useState(first);
  const { mutate, isPending, error } = useCallOf(startCanary, { refreshes, quiet: true });
  const percent = percentIn(typed.percent);
  const stores = storesIn(typed.stores);
  const isForNobody = percent === undefined || (percent === 0 && stores.length === 0);
  useUnsaved(typed !== first);
  const start = (): void =>
    mutate(
      { sysType, version, percent: percent ?? 0, stores, seen },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: `${version} 已开始试用` });
          onClose();
        },
        onError: onRefused,
      },
    );

  return (
    <Dialog
      title={`试用 ${version}`}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" busy={isPending} disabled={isForNobody} onClick={start}>
            {running ? '更新试用范围' : '开始试用'}
          </Button>
        </>
      }
    >
      <FormAlert>{error?.message}</FormAlert>
      {canary && !running && (
        <p className="release-note">将取代正在试用的 {canary.version}，那些人不再试用它。</p>
      )}
      <CanaryFields typed={typed} onType={setTyped} />
      <CanaryReach list={list} trial={{ version, percent: percent ?? 0, stores }} />
    </Dialog>
  );
}
