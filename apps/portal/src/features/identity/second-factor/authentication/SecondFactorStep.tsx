import { queryOf } from '@portal/client/queries';
import { getReauthenticationMethods } from '@portal/contract/identity/reauthentication';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { SignInStepProps } from '#platform/session/sign-in-step.ts';
import { FirstEnrolment } from '../enrolment/FirstEnrolment.tsx';
import { AuthenticationForm } from './AuthenticationForm.tsx';
import '../second-factor.css';

/** Sign-in step after the password: checks a second factor, or has the first one added where a role requires it. */
export function SecondFactorStep({
  signedIn,
  onDone: onSettled,
  onCancel: onGiveUp,
}: SignInStepProps) {
  const { token } = signedIn;
  const asked = queryOf(getReauthenticationMethods, {}, { quiet: true });
  // Asked of this sign-in: what was true of another is not of this one.
  const { data, error, refetch } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, token],
    gcTime: 0,
  });
  return (
    <section className="second-step" aria-labelledby="second-step-title">
      <h2 id="second-step-title">{data && !data.isEnrolled ? '设置二次验证' : '二次验证'}</h2>
      {!data && !error && <Skeleton lines={4} />}
      {error && (
        <Empty
          text="验证方式没有取到"
          action={<Button onClick={() => void refetch()}>重新获取</Button>}
        />
      )}
      {data?.isEnrolled && (
        <AuthenticationForm ways={data.ways} onAuthenticated={() => onSettled()} />
      )}
      {data && !data.isEnrolled && <FirstEnrolment proof={data} onDone={() => onSettled()} />}
      <Button className="second-back" kind="text" onClick={onGiveUp}>
        返回登录
      </Button>
    </section>
  );
}
