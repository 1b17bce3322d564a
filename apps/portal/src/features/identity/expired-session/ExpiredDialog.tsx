import type { Person } from '@portal/client/session';
import { formOf } from '@portal/contract/form-schema';
import { passwordLength } from '@portal/contract/limits';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useForm } from '@portal/ui/forms/use-form';
import { PasswordField } from '@portal/ui/forms/PasswordField';
import { signOutToLogin } from '#platform/session/sign-out.ts';
import type { ShowStep } from '#platform/session/pending-steps.ts';
import { useStepSlot } from '#platform/session/use-step-slot.tsx';
import './expired.css';

export interface ExpiredDialogProps {
  person: Person;
  /** The reason why the session is over, in the server's words. */
  words: string;
  /** Signs the user of this page in again. @throws with the text to be shown. */
  signInAgain: (password: string, show: ShowStep) => Promise<void>;
}

/** The dialog that renews an expired session above a page that stays as it is. */
export function ExpiredDialog({ person, words, signInAgain }: ExpiredDialogProps) {
  const { step, show } = useStepSlot();
  return (
    <Dialog forced role="alertdialog" title="登录已过期" width={416} onClose={() => undefined}>
      <p className="expired-words">{words}</p>
      {step ?? (
        <SignInAgainForm person={person} signInAgain={(password) => signInAgain(password, show)} />
      )}
    </Dialog>
  );
}

const schema = formOf({ password: (typed: string) => (typed === '' ? '请输入密码' : null) });

interface SignInAgainFormProps {
  person: Person;
  signInAgain: (password: string) => Promise<void>;
}

function SignInAgainForm({ person, signInAgain }: SignInAgainFormProps) {
  const { props, field, isBusy } = useForm({
    schema,
    values: { password: '' },
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
          onClick={() =>
            void signOutToLogin({ returnTo: location.pathname + location.search + location.hash })
          }
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
