import { useQueryOf } from '@portal/client/queries';
import { type DraftSummary, getPolicy, listDrafts } from '@portal/contract/policy/drafts';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { Empty } from '@portal/ui/feedback/Empty';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { DraftPanel, stateText } from './DraftPanel.tsx';
import { RevisionsPanel } from './RevisionsPanel.tsx';
import './publishing.css';

const mostDrafts = '100';

/** The release desk: drafts with their difference, publishing, and what was published. */
export function PublishPage() {
  const policy = useQueryOf(getPolicy, {});
  const drafts = useQueryOf(listDrafts, { pageSize: mostDrafts });
  const [chosen, setChosen] = useState<string>();
  return (
    <section className="publish-page">
      <PageHeader title="权限发布" note="草稿发布前对任何人都不生效；每次发布都可以撤销" />
      <QueryState query={policy} lines={4}>
        {({ asksSecond }) => (
          <QueryState query={drafts} lines={4}>
            {({ records }) => {
              const shown =
                records.find(({ id }) => id === chosen) ??
                records.find(({ isMine }) => isMine) ??
                records[0];
              if (!shown) {
                return (
                  <Panel>
                    <Empty text="没有草稿。在「角色管理」中的改动会先进入草稿。" />
                  </Panel>
                );
              }
              return (
                <div className="publish-drafts">
                  {records.length > 1 && (
                    <DraftList drafts={records} shown={shown.id} onChoose={setChosen} />
                  )}
                  <DraftPanel key={shown.id} draftId={shown.id} asksSecond={asksSecond} />
                </div>
              );
            }}
          </QueryState>
        )}
      </QueryState>
      <RevisionsPanel />
    </section>
  );
}

interface DraftListProps {
  drafts: readonly DraftSummary[];
  shown: string;
  onChoose: (id: string) => void;
}

const DraftList = ({ drafts, shown, onChoose }: DraftListProps) => (
  <Panel title="草稿" isFlush>
    <ul className="publish-list">
      {drafts.map((draft) => (
        <li key={draft.id}>
          <button
            type="button"
            aria-current={draft.id === shown || undefined}
            onClick={() => onChoose(draft.id)}
          >
            <span className="ellipsis">{draft.isMine ? '我' : draft.author.realname}</span>
            <small>
              {stateText(draft)} · <span className="num">{draft.changes}</span> 处
            </small>
          </button>
        </li>
      ))}
    </ul>
  </Panel>
);
