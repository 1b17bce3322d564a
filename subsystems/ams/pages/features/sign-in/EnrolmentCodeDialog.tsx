import { issueEnrolmentCode } from '@portal/contract/identity/sign-in-administration';
import { formOf } from '@portal/contract/form-schema';
import { PersonPicker } from '@portal/subsystem/choosers/Pickers';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import './sign-in.css';

const schema = formOf({ username: (chosen: string) => (chosen === '' ? '请选择人员' : null) });

/** Issues a code for a person's first second factor, and shows it once. */
export function EnrolmentCodeDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync, data } = useCallOf(issueEnrolmentCode, { quiet: true });
  const { props, control, alert, isBusy } = useForm({
    schema,
    values: { username: '' },
    onSend: async ({ username }) => {
      await mutateAsync({ username });
    },
  });
  const { value: username, onChange, error } = control('username');
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
        <form {...props} className="enrolment-code">
          <p>用户首次设置二次验证时，除密码外还需输入启用码。请先核实其身份。</p>
          <FormAlert>{alert}</FormAlert>
          <PersonPicker
            label="人员"
            placeholder="按姓名、工号或拼音查找"
            value={username === '' ? [] : [username]}
            error={error}
            onChange={([chosen = '']) => onChange(chosen)}
          />
          <Button kind="primary" type="submit" busy={isBusy}>
            生成
          </Button>
        </form>
      )}
    </Dialog>
  );
}
