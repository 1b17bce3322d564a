import { queryOf } from '@portal/client/queries';
import { getReauthenticationMethods } from '@portal/contract/identity/reauthentication';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
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
  const query = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, token],
    gcTime: 0,
  });
  return (
    <section className="second-step" aria-labelledby="second-step-title">
      <h2 id="second-step-title">
        {query.data && !query.data.isEnrolled ? '设置二次验证' : '二次验证'}
      </h2>
      <QueryState query={query} lines={4} failedText="验证方式没有取到" warnsOfStale>
        {(methods) =>
          methods.isEnrolled ? (
            <AuthenticationForm ways={methods.ways} onAuthenticated={() => onSettled()} />
          ) : (
            <FirstEnrolment proof={methods} onDone={() => onSettled()} />
          )
        }
      </QueryState>
      <Button className="second-back" kind="text" onClick={onGiveUp}>
        返回登录
      </Button>
    </section>
  );
}
