import { DoorPage } from '#platform/DoorPage.tsx';
import { isWayOpen } from '#platform/open-ways.ts';
import { useCodeRequest } from '#platform/use-code-request.ts';
import { AccountStep } from './AccountStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { useForms } from './use-retrieval-forms.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { Steps } from './Steps.tsx';
import { useFlow } from './use-retrieval-flow.ts';

/** `/user/alteration`: a new password for somebody who has forgotten theirs, in four steps. */
export const Alteration = () =>
  isWayOpen('phone') ? (
    <AlterationSteps />
  ) : (
    <DoorPage
      title="找回密码"
      note="本平台未开通手机验证码，不能自助找回密码，请联系管理员重置"
      next="返回登录"
    />
  );

function AlterationSteps() {
  const flow = useFlow();
  const forms = useForms(flow);
  const code = useCodeRequest('2');
  const steps = {
    1: <AccountStep forms={forms} />,
    2: <PhoneStep {...{ flow, forms, code }} />,
    3: <PasswordStep {...{ flow, forms }} />,
    4: <DoneStep username={flow.proof.username} />,
  } as const;
  return (
    <DoorPage title="找回密码" next={flow.at === 4 ? '返回登录' : undefined}>
      <Steps at={flow.at} />
      {steps[flow.at]}
    </DoorPage>
  );
}
