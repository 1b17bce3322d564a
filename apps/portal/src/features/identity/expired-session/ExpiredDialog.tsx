import { currentSession, type Person } from '@portal/client/session';
import { passwordLength } from '@portal/contract/limits';
import { Button } from '@portal/ui/actions/Button';
import { useCell } from '@portal/common/cell';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { PasswordField } from '@portal/ui/forms/PasswordField';
import { signOutToLogin } from '#platform/session/sign-out.ts';
import type { ShowStep } from '#platform/session/pending-steps.ts';
import { useStepSlot } from '#platform/session/use-step-slot.tsx';
import { useForm } from '#platform/parts/use-form.ts';
import { sessionExpiry } from './renew-session.ts';
import './expired.css';

interface ExpiredDialogProps {
  /** Signs the user of this page in again. @throws with the text to be shown. */
  signInAgain: (password: string, show: ShowStep) => Promise<void>;
}

/** The dialog that renews an expired session above a page that stays as it is. */
export function ExpiredDialog({ signInAgain }: ExpiredDialogProps) {
  const expired = useCell(sessionExpiry);
  const { step, show } = useStepSlot();
  const person = currentSession()?.person;
  if (!expired || !person) return null;
  return (
    <Dialog forced role="alertdialog" title="登录已过期" width={416} onClose={() => undefined}>
      <p className="expired-words">{expired.words}</p>
      {step ?? (
        <SignInAgainForm person={person} signInAgain={(password) => signInAgain(password, show)} />
      )}
    </Dialog>
  );
}

interface SignInAgainFormProps {
  person: Person;
  signInAgain: (password: string) => Promise<void>;
}

function SignInAgainForm({ person, signInAgain }: SignInAgainFormProps) {
  const { props, field, isBusy } = useForm<'password'>({
    empty: { password: '' },
    faultsOf: ({ password }) => (password === '' ? { password: '请输入密码' } : {}),
    refusedAt: () => 'password',
    onSend: ({ password }) => signInAgain(password),
  });
  return (
    <form {...props}>
      <p className="expired-who">
        <b>{person.realname}</b> 工号 {person.workNo}
      </p>
      {/* For password managers: they need to know whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={person.workNo} />
      <PasswordField
        {...field('password')}
        label="密码"
        autoComplete="current-password"
        maxLength={passwordLength}
      />
      <div className="expired-actions">
        <Button
          kind="text"
          onClick={() => void signOutToLogin({ returnTo: location.pathname + location.search })}
        >
          使用其他账号或方式
        </Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          {isBusy ? '正在登录…' : '重新登录'}
        </Button>
      </div>
    </form>
  );
}
