import { issueEnrolmentCode } from '@portal/contract/identity/sign-in-administration';
import { useCallOf } from '@portal/subsystem/queries';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { type SubmitEvent, useState } from 'react';
import './sign-in.css';

/** Issues a code for a person's first second factor, and shows it once. */
export function EnrolmentCodeDialog({ onClose }: { onClose: () => void }) {
  const [username, setUsername] = useState('');
  const { mutate, data, error, isPending, reset } = useCallOf(issueEnrolmentCode, { quiet: true });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (username.trim() !== '') mutate({ username: username.trim() });
  };
  return (
    <Dialog title="生成启用码" width={440} onClose={onClose}>
      {data ? (
        <div className="enrolment-code">
          <p>
            请当面或电话告知 <b>{data.realname}</b>，不要通过聊天工具发送。启用码只在此时显示，
            {data.expireTime.slice(5, 16)} 前有效，只能使用一次。
          </p>
          <output aria-label="启用码">{data.code}</output>
          <Button kind="primary" onClick={onClose}>
            完成
          </Button>
        </div>
      ) : (
        <form className="enrolment-code" onSubmit={submit} noValidate>
          <p>用户首次设置二次验证时，除密码外还需输入启用码。请先核实其身份。</p>
          <FormAlert>{error?.message}</FormAlert>
          <Field
            label="工号"
            value={username}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => {
              setUsername(target.value);
              reset();
            }}
          />
          <Button kind="primary" type="submit" busy={isPending} disabled={username.trim() === ''}>
            生成
          </Button>
        </form>
      )}
    </Dialog>
  );
}
