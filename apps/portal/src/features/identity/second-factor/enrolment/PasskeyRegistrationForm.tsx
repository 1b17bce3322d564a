import { send } from '@portal/client/send';
import { requiredText } from '@portal/contract/form-schema';
import { passkeyNameLength } from '@portal/contract/limits';
import { beginPasskey, confirmPasskey } from '@portal/contract/identity/second-factor';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { Fingerprint } from 'lucide-react';
import { z } from 'zod';
import { registerPasskey } from '../passkeys.ts';
import { useFirstFocus } from '../use-first-focus.ts';

const schema = z.object({ name: requiredText('通行密钥的名称', { most: passkeyNameLength }) });

interface PasskeyRegistrationFormProps {
  /** Called with the recovery codes, shown this once; empty when the user already has some. */
  onAdded: (recoveryCodes: string[]) => void;
}

/** Registers a passkey under a name its owner chooses. */
export function PasskeyRegistrationForm({ onAdded }: PasskeyRegistrationFormProps) {
  const { props, field, alert, isBusy } = useForm({
    schema,
    values: { name: '' },
    onSend: async ({ name }) => {
      const made = await registerPasskey(await send(beginPasskey, {}, { quiet: true }));
      const { recoveryCodes } = await send(confirmPasskey, { name, made }, { quiet: true });
      onAdded(recoveryCodes);
    },
  });
  const place = useFirstFocus<HTMLFormElement>();
  return (
    <form {...props} ref={place}>
      <p className="second-ask">
        通行密钥保存在这台设备、手机或安全钥匙里，用指纹、面容或 PIN 解锁，无法被钓鱼网站骗走。
      </p>
      <FormAlert>{alert}</FormAlert>
      <Field
        {...field('name')}
        label="名称"
        autoComplete="off"
        maxLength={passkeyNameLength}
        placeholder="例如：办公电脑"
      />
      <Button className="second-submit" kind="primary" type="submit" busy={isBusy}>
        <Fingerprint size={17} aria-hidden="true" />
        {isBusy ? '等待通行密钥…' : '创建通行密钥'}
      </Button>
    </form>
  );
}
