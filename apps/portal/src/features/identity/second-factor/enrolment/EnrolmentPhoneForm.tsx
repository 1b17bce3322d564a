import { send } from '@portal/client/send';
import { cleanCode } from '@portal/common/typed-text';
import { openEnrolmentByPhone, sendEnrolmentCode } from '@portal/contract/identity/enrolment';
import { formOf } from '@portal/contract/form-schema';
import { Button } from '@portal/ui/actions/Button';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { useState } from 'react';
import { AppCodeField } from '../AppCodeField.tsx';
import { codeFault } from '../authentication/authentication-texts.ts';
import { useFirstFocus } from '../use-first-focus.ts';

interface EnrolmentPhoneFormProps {
  /** The number, masked in the middle. */
  phone: string;
  onOpened: () => void;
}

/** Sends a code to the account's telephone, then takes it. */
export function EnrolmentPhoneForm({ phone, onOpened }: EnrolmentPhoneFormProps) {
  const [isSent, setIsSent] = useState(false);
  const sending = useForm({
    schema: formOf({}),
    values: {},
    onSend: async () => {
      await send(sendEnrolmentCode, {}, { quiet: true });
      setIsSent(true);
    },
  });
  return isSent ? (
    <CodeForm phone={phone} onOpened={onOpened} />
  ) : (
    <form {...sending.props}>
      <p className="second-ask">{`验证码将发送到您登记的手机 ${phone}`}</p>
      <FormAlert>{sending.alert}</FormAlert>
      <Button className="second-submit" kind="primary" type="submit" busy={sending.isBusy}>
        发送验证码
      </Button>
    </form>
  );
}

function CodeForm({ phone, onOpened }: EnrolmentPhoneFormProps) {
  const { props, field, isBusy } = useForm({
    schema: formOf({ code: codeFault }, { code: cleanCode }),
    values: { code: '' },
    refusedAt: () => 'code',
    onSend: async ({ code }) => {
      await send(openEnrolmentByPhone, { code }, { quiet: true });
      onOpened();
    },
  });
  const place = useFirstFocus<HTMLFormElement>();
  return (
    <form {...props} ref={place}>
      <p className="second-ask">{`验证码已发送到 ${phone}，5 分钟内有效`}</p>
      <AppCodeField {...field('code')} />
      <Button className="second-submit" kind="primary" type="submit" busy={isBusy}>
        {isBusy ? '正在验证…' : '继续'}
      </Button>
    </form>
  );
}
