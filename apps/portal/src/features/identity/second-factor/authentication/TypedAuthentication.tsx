import { cleanCode, cleanIdentifier } from '@portal/common/typed-text';
import { formOf } from '@portal/contract/form-schema';
import { passwordLength } from '@portal/contract/limits';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { PasswordField } from '@portal/ui/forms/PasswordField';
import { useForm } from '@portal/ui/forms/use-form';
import { AppCodeField } from '../AppCodeField.tsx';
import { codeFault } from './authentication-texts.ts';
import { authenticateBy } from './authenticate.ts';
import { useFirstFocus } from '../use-first-focus.ts';

type TypedMethod = 'totp' | 'recovery-code' | 'password';

/** Validates the input of each method; null when it is valid. */
const faultOf: Record<TypedMethod, (typed: string) => string | null> = {
  totp: codeFault,
  'recovery-code': (code) => (code.trim() === '' ? '请输入恢复码' : null),
  password: (password) => (password === '' ? '请输入密码' : null),
};

/** A password is taken as it is, but for blanks around it. */
const cleaningOf: Record<TypedMethod, (typed: string) => string> = {
  totp: cleanCode,
  'recovery-code': cleanIdentifier,
  password: (password) => password.trim(),
};

/** Authenticates by a code or a password that is typed. */
export function TypedAuthentication({
  way,
  onAuthenticated,
}: {
  way: TypedMethod;
  onAuthenticated: () => void;
}) {
  const { props, field, isBusy } = useForm({
    schema: formOf({ typed: faultOf[way] }, { typed: cleaningOf[way] }),
    values: { typed: '' },
    refusedAt: () => 'typed',
    onSend: async ({ typed }) => {
      await authenticateBy[way](typed);
      onAuthenticated();
    },
  });
  const place = useFirstFocus<HTMLFormElement>();
  return (
    <form {...props} ref={place}>
      {way === 'totp' && <AppCodeField {...field('typed')} />}
      {way === 'recovery-code' && (
        <Field
          {...field('typed')}
          className="second-code"
          label="恢复码"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXXX-XXXXX"
        />
      )}
      {way === 'password' && (
        <PasswordField
          {...field('typed')}
          label="密码"
          autoComplete="current-password"
          maxLength={passwordLength}
        />
      )}
      <Button className="second-submit" kind="primary" type="submit" busy={isBusy}>
        {isBusy ? '正在验证…' : '验证'}
      </Button>
    </form>
  );
}
