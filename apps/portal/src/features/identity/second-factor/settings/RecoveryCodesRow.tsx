import { useCallOf } from '@portal/client/queries';
import { getSecondFactors, renewRecoveryCodes } from '@portal/contract/identity/second-factor';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { FactorRow } from './FactorRow.tsx';
import { RecoveryCodes } from '../enrolment/RecoveryCodes.tsx';

/** Shows how many recovery codes are left, and renews them. */
export function RecoveryCodesRow({ left }: { left: number }) {
  const { mutate, data, reset, isPending } = useCallOf(renewRecoveryCodes, {
    refreshes: [getSecondFactors],
  });

  async function renew(): Promise<void> {
    const isSure = await confirm({
      title: '重新生成恢复码',
      body: '原有的恢复码会全部失效。',
      okText: '重新生成',
    });
    if (isSure) mutate({});
  }

  return (
    <FactorRow title="恢复码" note={left > 0 ? `还剩 ${left} 个未使用` : '已用完，请重新生成'}>
      <Button size="small" busy={isPending} onClick={() => void renew()}>
        重新生成
      </Button>
      {data && (
        <Dialog title="恢复码" width={440} onClose={reset}>
          <RecoveryCodes codes={data.recoveryCodes} onSaved={reset} />
        </Dialog>
      )}
    </FactorRow>
  );
}
