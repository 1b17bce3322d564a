import { Steps } from '@portal/ui/data/Steps';
import { PublicPage } from '#platform/parts/PublicPage.tsx';
import { useCodeRequest } from '#platform/parts/use-code-request.ts';
import { AccountStep } from './AccountStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { useRetrievalForms } from './use-retrieval-forms.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import './retrieval.css';
import { useRetrievalFlow } from './use-retrieval-flow.ts';

/** Returns whether sign-in by phone is open, as the server wrote it into the page. */
const isPhoneOpen = (): boolean =>
  (document.documentElement.dataset['ways'] ?? '').split(' ').includes('phone');

/** `/user/alteration`: replaces a forgotten password in four steps. */
export const RetrievalPage = () =>
  isPhoneOpen() ? (
    <RetrievalSteps />
  ) : (
    <PublicPage
      title="找回密码"
      note="本平台未开通手机验证码，不能自助找回密码，请联系管理员重置"
      next="返回登录"
    />
  );

const names = ['确认账号', '验证手机', '设置新密码', '完成'];

function RetrievalSteps() {
  const flow = useRetrievalFlow();
  const forms = useRetrievalForms(flow);
  const code = useCodeRequest('2');
  const steps = {
    1: <AccountStep forms={forms} />,
    2: <PhoneStep {...{ flow, forms, code }} />,
    3: <PasswordStep {...{ flow, forms }} />,
    4: <DoneStep username={flow.proof.username} />,
  } as const;
  return (
    <PublicPage title="找回密码" next={flow.at === 4 ? '返回登录' : undefined}>
      <div className="retrieval-steps">
        <Steps names={names} at={flow.at} />
      </div>
      {steps[flow.at]}
    </PublicPage>
  );
}
