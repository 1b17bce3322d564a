import { queryOf } from '@portal/client/queries';
import { getEnrolment } from '@portal/contract/identity/enrolment';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { EnrolmentCodeForm } from './EnrolmentCodeForm.tsx';
import { EnrolmentPhoneForm } from './EnrolmentPhoneForm.tsx';
import { openBySetupCode } from './redeem-setup-code.ts';

/** Lets the first second factor be added only by somebody who shows more than the password: a code that was given them. */
export function EnrolmentGate({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  const { data, error, refetch } = useQuery({
    ...queryOf(getEnrolment, {}, { quiet: true }),
    gcTime: 0,
  });
  const [hasTried, setHasTried] = useState(false);
  useEffect(() => {
    const tryOut = async (): Promise<void> => {
      setIsShown(await openBySetupCode());
      setHasTried(true);
    };
    void tryOut();
  }, []);

  if (isShown || data?.isOpen) return children;
  if (error) {
    return (
      <Empty
        text="启用方式没有取到"
        action={<Button onClick={() => void refetch()}>重新获取</Button>}
      />
    );
  }
  if (!data || !hasTried) return <Skeleton lines={4} />;
  return <Ways phone={data.phone} onShown={() => setIsShown(true)} />;
}

function Ways({ phone, onShown }: { phone: string | null; onShown: () => void }) {
  const [byPhone, setByPhone] = useState(false);
  return (
    <div className="second-proof">
      {byPhone && phone ? (
        <EnrolmentPhoneForm phone={phone} onShown={onShown} />
      ) : (
        <EnrolmentCodeForm onShown={onShown} />
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
