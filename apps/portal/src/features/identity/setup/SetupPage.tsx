import { useQueryOf } from '@portal/client/queries';
import { getSetup } from '@portal/contract/operations/setup';
import { PublicFormPage } from '#platform/parts/PublicFormPage.tsx';
import { SetupForm } from './SetupForm.tsx';

/** Page that creates the first administrator of an installation, as long as there is none. */
export const SetupPage = () => (
  <PublicFormPage
    title="创建首位管理员"
    note="服务器首次启动时打印了一次性的初始化口令，凭它创建管理员账号。"
    answer={useQueryOf(getSetup, {}, { quiet: true })}
    closed={{ note: '系统已完成初始化，请使用管理员账号登录。', next: '去登录' }}
  >
    {(policy) => <SetupForm policy={policy} />}
  </PublicFormPage>
);
