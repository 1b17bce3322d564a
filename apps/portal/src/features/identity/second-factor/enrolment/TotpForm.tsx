import { useQueryOf } from '@portal/client/queries';
import { send } from '@portal/client/send';
import { cleanCode } from '@portal/common/typed-text';
import { beginTotp, confirmTotp } from '@portal/contract/identity/second-factor';
import { formOf } from '@portal/contract/form-schema';
import { Button } from '@portal/ui/actions/Button';
import { useForm } from '@portal/ui/forms/use-form';
import { QueryState } from '@portal/ui/feedback/QueryState';
import type { z } from 'zod';
import { AppCodeField } from '../AppCodeField.tsx';
import { codeFault } from '../authentication/authentication-texts.ts';
import { QrCode } from './QrCode.tsx';
import { useFirstFocus } from '../use-first-focus.ts';

type TotpDraft = z.infer<typeof beginTotp.result>;

interface TotpFormProps {
  /** Called with the recovery codes, shown this once; empty when the user already has some. */
  onAdded: (recoveryCodes: string[]) => void;
}

/** Adds an authenticator app: its secret as a picture and as text, and the first code it shows. */
export function TotpForm({ onAdded }: TotpFormProps) {
  const query = useQueryOf(
    beginTotp,
    {},
    { quiet: true, staleTime: Infinity, gcTime: 0, retry: false },
  );
  return (
    <QueryState query={query} lines={5} failedText="二维码没有取到">
      {(begun) => <TotpCodeForm begun={begun} onAdded={onAdded} />}
    </QueryState>
  );
}

function TotpCodeForm({ begun, onAdded }: TotpFormProps & { begun: TotpDraft }) {
  const { props, field, isBusy } = useForm({
    schema: formOf({ code: codeFault }, { code: cleanCode }),
    values: { code: '' },
    refusedAt: () => 'code',
    onSend: async ({ code }) => {
      const input = { draft: begun.draft, code };
      const { recoveryCodes } = await send(confirmTotp, input, { quiet: true });
      onAdded(recoveryCodes);
    },
  });
  const place = useFirstFocus<HTMLFormElement>();
  return (
    <form {...props} ref={place}>
      <ol className="second-steps">
        <li>
          用验证器 App 扫描二维码
          <div className="second-scan">
            <QrCode text={begun.uri} label="验证器 App 的二维码" />
            <p>
              无法扫描时，在 App 中手动输入密钥
              <code className="second-secret">{inGroups(begun.secret)}</code>
            </p>
          </div>
        </li>
        <li>
          输入 App 中显示的 6 位验证码
          <AppCodeField {...field('code')} />
        </li>
      </ol>
      <Button className="second-submit" kind="primary" type="submit" busy={isBusy}>
        {isBusy ? '正在启用…' : '启用'}
      </Button>
    </form>
  );
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
