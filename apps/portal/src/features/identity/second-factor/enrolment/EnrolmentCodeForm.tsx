import { send } from '@portal/client/send';
import { requiredText } from '@portal/contract/form-schema';
import { openEnrolment } from '@portal/contract/identity/enrolment';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { useForm } from '@portal/ui/forms/use-form';
import { z } from 'zod';
import { useFirstFocus } from '../use-first-focus.ts';

const schema = z.object({ code: requiredText('启用码') });

/** Takes the enrolment code an administrator created. */
export function EnrolmentCodeForm({ onOpened }: { onOpened: () => void }) {
  const { props, field, isBusy } = useForm({
    schema,
    values: { code: '' },
    refusedAt: () => 'code',
    onSend: async ({ code }) => {
      await send(openEnrolment, { code }, { quiet: true });
      onOpened();
    },
  });
  const place = useFirstFocus<HTMLFormElement>();
  return (
    <form {...props} ref={place}>
      <p className="second-ask">
        首次设置二次验证，除密码外还需启用码。请向管理员索取，24 小时内有效。
      </p>
      <Field
        {...field('code')}
        className="second-code"
        label="启用码"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX-XXXX"
      />
      <Button className="second-submit" kind="primary" type="submit" busy={isBusy}>
        {isBusy ? '正在验证…' : '继续'}
      </Button>
    </form>
  );
}
