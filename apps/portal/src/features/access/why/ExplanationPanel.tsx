import { CallProblem } from '@portal/client/problems';
import { useQueryOf } from '@portal/client/queries';
import { explain, explainFor, type Explanation } from '@portal/contract/access/explain';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { type UseQueryResult } from '@tanstack/react-query';
import { FindingPanel } from './FindingPanel.tsx';
import { useAccessVersion, useRefetch } from '#platform/workplace/systems.ts';
import { questionFor } from './portal-pages.ts';
import { closedOf } from './reason-texts.ts';

/** Shows the server's explanation for the user themselves, or for the person with a work number. */
export function ExplanationPanel({ asked, workNo }: { asked: string; workNo: string }) {
  const question = questionFor(asked, location.origin);
  if (question === undefined) {
    return (
      <Panel title="门户自带的页面">
        <p>这是门户自带的页面，所有登录的人员都可以打开。</p>
      </Panel>
    );
  }
  return workNo === '' ? (
    <OwnExplanation asked={question} />
  ) : (
    <ExplanationForOther asked={question} workNo={workNo} />
  );
}

const quiet = { quiet: true } as const;

function OwnExplanation({ asked }: { asked: string }) {
  const query = useQueryOf(explain, { asked }, { ...quiet, staleTime: 0 });
  useRefetch(query, useAccessVersion());
  return <ExplanationState query={query} who="您" isOwn />;
}

function ExplanationForOther({ asked, workNo }: { asked: string; workNo: string }) {
  const query = useQueryOf(explainFor, { asked, workNo }, { ...quiet, staleTime: 0 });
  return <ExplanationState query={query} who={query.data?.realname ?? ''} isOwn={false} />;
}

interface ExplanationStateProps {
  query: UseQueryResult<Explanation>;
  who: string;
  isOwn: boolean;
}

function ExplanationState({ query, who, isOwn }: ExplanationStateProps) {
  const { data, error, refetch } = query;
  if (error) {
    const words = error instanceof CallProblem ? error.said : error.message;
    return <Empty text={words} action={<Button onClick={() => void refetch()}>重新查询</Button>} />;
  }
  if (!data) return <Skeleton label="正在查询原因" />;
  return (
    <div className="why-answer" aria-live="polite">
      {data.closed.map((closed) => (
        <p key={closed} className="why-closed">
          {closedOf(closed, who)}
        </p>
      ))}
      {data.findings.map((finding) => (
        <FindingPanel
          key={`${finding.about} ${finding.action ?? finding.path ?? finding.title}`}
          finding={finding}
          who={who}
          isOwn={isOwn}
        />
      ))}
    </div>
  );
}
