import '@portal/ui/actions/button.css';
import { useQueryOf } from '@portal/client/queries';
import { type Finding, whoHelps } from '@portal/contract/access/explain';
import { Link } from '@tanstack/react-router';
import { paths } from '#platform/navigation/paths.ts';
import { RequestAccess } from './FindingPanel.tsx';
import './why.css';

/** Names whom to ask, leads back to the front page, and offers to ask for what is closed, where that can be given. */
export function RefusalActions({ closed }: { closed: Finding | undefined }) {
  const { data: help } = useQueryOf(whoHelps, {}, { quiet: true });
  const helpers = help?.administrators ?? [];
  return (
    <>
      {helpers.length > 0 && <p>可以联系管理员：{helpers.join('、')}</p>}
      <div className="why-refused">
        <Link to={paths.root} className="ui-button">
          返回首页
        </Link>
        {closed && <RequestAccess finding={closed} />}
      </div>
    </>
  );
}
