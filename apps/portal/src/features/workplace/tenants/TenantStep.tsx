import { currentSession } from '@portal/client/session';
import { Button } from '@portal/ui/actions/Button';
import { ChoiceList } from '@portal/ui/forms/ChoiceList';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useEffect, useState } from 'react';
import type { SignInStepProps } from '#platform/session/sign-in-step.ts';
import { useTenantChoice } from './use-tenant-choice.ts';

/** Sign-in step that chooses one of several tenants before landing (spec section 2, "tenant select"). */
export function TenantStep({
  signedIn: { tenantList },
  onDone: onSettled,
  onCancel: onGiveUp,
}: SignInStepProps) {
  const [chosen, setChosen] = useState<number>();
  const { choose, busyWith, error } = useTenantChoice(onSettled);
  const isBusy = busyWith !== undefined && busyWith === chosen;
  // A user who signs in again stays in their tenant.
  const [before] = useState(() => currentSession()?.tenantId);
  const isKept = tenantList.some(({ id }) => id === before);
  useEffect(() => {
    if (isKept) void choose(before);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it appears: the answer comes from the server
  }, []);
  if (isKept && !error) return null;

  return (
    <Dialog
      title="选择租户"
      width={450}
      onClose={onGiveUp}
      footer={
        <>
          <Button onClick={onGiveUp}>取消</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void choose(chosen)}>
            进入
          </Button>
        </>
      }
    >
      <ChoiceList
        label="租户"
        choices={tenantList.map(({ id, name }) => ({ key: String(id), text: name }))}
        chosen={chosen === undefined ? undefined : String(chosen)}
        onChoose={(key) => setChosen(Number(key))}
        error={error}
      />
    </Dialog>
  );
}
