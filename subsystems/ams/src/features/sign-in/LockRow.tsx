import { signInActions, type SignInLocks } from '@portal/contract/identity/sign-in-administration';
import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';

interface LockRowProps {
  name: string;
  note: string;
  lock: Pick<SignInLocks['people'][number], 'failures' | 'lockedUntil'>;
  isBusy: boolean;
  onUnlock: () => void;
}

export function LockRow({ name, note, lock, isBusy, onUnlock }: LockRowProps) {
  const { failures, lockedUntil } = lock;
  const state = lockedUntil ? `部分锁定至 ${lockedUntil.slice(5, 16)}` : '陌生浏览器需安全验证';
  return (
    <tr>
      <td className="ams-lead">
        {name}
        <small>{note}</small>
      </td>
      <td data-label="失败次数">{failures}</td>
      <td data-label="情况">{state}</td>
      <td className="ams-ways">
        <Allowed action={signInActions.unlock}>
          <Button
            size="small"
            kind="text"
            disabled={isBusy}
            aria-label={`解锁${name}`}
            onClick={onUnlock}
          >
            解锁
          </Button>
        </Allowed>
      </td>
    </tr>
  );
}
