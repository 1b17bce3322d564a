import { useCallOf } from '@portal/client/queries';
import {
  getSecondFactors,
  removeTotp,
  type SecondFactors,
} from '@portal/contract/identity/second-factor';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { useState } from 'react';
import { EnrolmentDialog } from '../enrolment/EnrolmentDialog.tsx';
import { FactorRow } from './FactorRow.tsx';

/** Adds, replaces or removes the authenticator app. */
export function TotpRow({ totp }: Pick<SecondFactors, 'totp'>) {
  const [isAdding, setIsAdding] = useState(false);
  const { mutate, isPending } = useCallOf(removeTotp, { refreshes: [getSecondFactors] });

  const verb = totp ? '更换' : '添加';

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: '停用验证器 App',
      body: '停用后，App 中显示的验证码不再有效。',
      okText: '停用',
      danger: true,
    });
    if (isSure) mutate({});
  }

  return (
    <FactorRow
      title="验证器 App"
      note={
        totp
          ? `添加于 ${totp.createTime.slice(0, 10)}，登录时输入 App 显示的验证码`
          : '用手机上的验证器 App 生成验证码，无需网络'
      }
    >
      <Button size="small" onClick={() => setIsAdding(true)}>
        {verb}
      </Button>
      {totp && (
        <Button size="small" busy={isPending} onClick={() => void remove()}>
          停用
        </Button>
      )}
      {isAdding && (
        <EnrolmentDialog
          title={`${verb}验证器 App`}
          factor="totp"
          onClose={() => setIsAdding(false)}
        />
      )}
    </FactorRow>
  );
}
