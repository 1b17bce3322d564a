import '@portal/ui/actions/button.css';
import type { Finding } from '@portal/contract/access/explain';
import { Panel } from '@portal/ui/layout/Panel';
import { Link } from '@tanstack/react-router';
import { paths } from '#platform/navigation/paths.ts';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { AccessRequestForm } from './requests/AccessRequestForm.tsx';
import { useOwnRequests } from './requests/OwnRequests.tsx';
import { kindOf, reasonOf, remarkOf, verdictOf } from './reason-texts.ts';

const glyphs = { yes: CircleCheck, 'without-data': CircleHelp, no: CircleX };

interface FindingPanelProps {
  finding: Finding;
  who: string;
  /** The user asks for themselves, and may request what is hidden. */
  isOwn: boolean;
}

/** Shows one finding: the page, action or system, its verdict and the reasons. */
export function FindingPanel({ finding, who, isOwn }: FindingPanelProps) {
  const { title, system, path, action, sees, reasons, remarks } = finding;
  const Glyph = glyphs[sees];
  const where = [kindOf(finding), system?.sysName, action, action === null ? path : null];
  return (
    <Panel title={title} aside={where.filter(Boolean).join(' · ')} className="why-finding">
      <p className="why-verdict" data-sees={sees}>
        <Glyph size={20} />
        {verdictOf(finding, who)}
      </p>
      <ul className="why-reasons">
        {reasons.map((reason) => (
          <li key={`${reason.kind} ${reason.action}`}>{reasonOf(reason, who)}</li>
        ))}
        {remarks.map((remark) => (
          <li key={remark.kind}>{remarkOf(remark, who)}</li>
        ))}
      </ul>
      <PageLink finding={finding} />
      {isOwn && <RequestAccess finding={finding} />}
    </Panel>
  );
}

/** Links to the finding's page when the person sees it. */
function PageLink({ finding: { about, path, sees, remarks } }: { finding: Finding }) {
  const isHere =
    sees !== 'no' && !remarks.some(({ kind }) => kind === 'elsewhere' || kind === 'folder');
  if (path === null || about === 'system' || !isHere) return null;
  return (
    <Link to={path} className="ui-button">
      打开页面
    </Link>
  );
}

/** Offers to request what is hidden, unless that waits for an answer already. */
export function RequestAccess({
  finding: { about, title, sees, action, path },
}: {
  finding: Finding;
}) {
  const { data: requests } = useOwnRequests();
  const subject = action ?? path;
  const isThere = about === 'page' || about === 'action' || about === 'system';
  if (!requests || !isThere || sees !== 'no' || subject === null) return null;
  const isWaiting = requests.some(
    (request) => request.subject === subject && request.state === 'waiting',
  );
  if (isWaiting) {
    return (
      <p className="why-requested">
        已提交申请，等待审批。<Link to={paths.accessRequests}>查看我的申请</Link>
      </p>
    );
  }
  return <AccessRequestForm subject={subject} title={title} />;
}
