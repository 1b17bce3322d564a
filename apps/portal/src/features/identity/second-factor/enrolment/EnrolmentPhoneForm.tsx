import { send } from '@portal/client/send';
import { openEnrolmentByPhone, sendEnrolmentCode } from '@portal/contract/identity/enrolment';
import { Button } from '@portal/ui/actions/Button';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useState } from 'react';
import { useForm } from '#platform/parts/use-form.ts';
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
  const sending = useForm<never>({
    empty: {},
    faultsOf: () => ({}),
    refusedAt: () => undefined,
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
  const { props, field, isBusy } = useForm<'code'>({
    empty: { code: '' },
    faultsOf: ({ code }) => {
      const fault = codeFault(code);
      return fault === null ? {} : { code: fault };
    },
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
