import { useQueryOf } from '@portal/client/queries';
import { whoHelps } from '@portal/contract/access/explain';
import { usePageLocation } from '#platform/navigation/page-location.ts';
import { ExplanationPanel } from './ExplanationPanel.tsx';
import { OwnRequests, useOwnRequests } from './requests/OwnRequests.tsx';
import { Panel } from '@portal/ui/layout/Panel';
import { WhyForm } from './WhyForm.tsx';
import './why.css';

/** Explains why a person does not see a page, a button or a system, and names who helps (`/why?asked=`). */
export function WhyPage() {
  const { search } = usePageLocation();
  const query = new URLSearchParams(search);
  const [asked, workNo] = [query.get('asked') ?? '', query.get('workNo') ?? ''];
  const { data: requests } = useOwnRequests();
  const { data: help } = useQueryOf(whoHelps, {}, { quiet: true });
  return (
    <section className="why-page">
      <h1>为什么看不到？</h1>
      <WhyForm asked={asked} workNo={workNo} mayAskForOthers={help?.mayAskForOthers ?? false} />
      {asked !== '' && <ExplanationPanel asked={asked} workNo={workNo} />}
      {requests && requests.length > 0 && (
        <Panel title="我的申请">
          <OwnRequests requests={requests} />
        </Panel>
      )}
      {help && help.administrators.length > 0 && (
        <p className="why-help">需要开通权限，请联系系统管理员：{help.administrators.join('、')}</p>
      )}
    </section>
  );
}
