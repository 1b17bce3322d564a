import { useQueryOf } from '@portal/client/queries';
import { getEnrolment, openEnrolment } from '@portal/contract/identity/enrolment';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { send } from '@portal/client/send';
import { takeSetupCode } from '#platform/session/setup-code.ts';
import { EnrolmentCodeForm } from './EnrolmentCodeForm.tsx';
import { EnrolmentPhoneForm } from './EnrolmentPhoneForm.tsx';

/** Requires an enrolment code in addition to the password before the first second factor is added. */
export function EnrolmentGate({ children }: { children: ReactNode }) {
  const [isOpened, setIsOpened] = useState(false);
  const query = useQueryOf(getEnrolment, {}, { quiet: true, gcTime: 0 });
  const [hasTried, setHasTried] = useState(false);
  useEffect(() => {
    const tryOut = async (): Promise<void> => {
      setIsOpened(await redeemSetupCode());
      setHasTried(true);
    };
    void tryOut();
  }, []);

  if (isOpened || query.data?.isOpen) return children;
  return (
    <QueryState query={query} lines={4} failedText="启用方式没有取到">
      {({ phone }) =>
        hasTried ? (
          <EnrolmentMethods phone={phone} onOpened={() => setIsOpened(true)} />
        ) : (
          <Skeleton lines={4} />
        )
      }
    </QueryState>
  );
}

function EnrolmentMethods({ phone, onOpened }: { phone: string | null; onOpened: () => void }) {
  const [byPhone, setByPhone] = useState(false);
  return (
    <div className="second-proof">
      {byPhone && phone ? (
        <EnrolmentPhoneForm phone={phone} onOpened={onOpened} />
      ) : (
        <EnrolmentCodeForm onOpened={onOpened} />
      )}
      {phone && (
        <p className="second-others">
          改用
          <Button kind="text" size="small" onClick={() => setByPhone(!byPhone)}>
            {byPhone ? '启用码' : '短信验证码'}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Redeems the enrolment code that set-up left in this tab, once; returns whether it was right. */
async function redeemSetupCode(): Promise<boolean> {
  const code = takeSetupCode();
  if (code === undefined) return false;
  return send(openEnrolment, { code }, { quiet: true }).then(
    () => true,
    () => false,
  );
}
