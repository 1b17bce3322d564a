import { useCallOf } from '@portal/client/queries';
import {
  getSecondFactors,
  removePasskey,
  type SecondFactors,
} from '@portal/contract/identity/second-factor';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FactorRow } from './FactorRow.tsx';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';

type Passkey = SecondFactors['passkeys'][number];

/** One passkey, by the name its owner gave it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, createTime, lastUsedTime } = passkey;
  const [isNaming, setIsNaming] = useState(false);
  const { mutate, isPending } = useCallOf(removePasskey, { refreshes: [getSecondFactors] });

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: `移除通行密钥“${name}”`,
      body: '移除后，它不能再用于验证。设备里保存的通行密钥可自行删除。',
      okText: '移除',
      danger: true,
    });
    if (isSure) mutate({ id });
  }

  return (
    <FactorRow
      title={
        <>
          <KeyRound size={15} aria-hidden="true" /> {name}
        </>
      }
      note={
        <>
          <span>添加于 {createTime.slice(0, 10)}</span>{' '}
          <span>{lastUsedTime ? `最近使用 ${lastUsedTime}` : '尚未使用'}</span>
        </>
      }
    >
      <Button size="small" aria-label={`重命名${name}`} onClick={() => setIsNaming(true)}>
        重命名
      </Button>
      <Button
        size="small"
        aria-label={`移除${name}`}
        busy={isPending}
        onClick={() => void remove()}
      >
        移除
      </Button>
      {isNaming && <PasskeyNameDialog passkey={passkey} onClose={() => setIsNaming(false)} />}
    </FactorRow>
  );
}
