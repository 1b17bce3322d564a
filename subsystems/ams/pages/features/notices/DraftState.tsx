import type { WrittenAnnouncement } from '@portal/contract/notices/announcement-desk';
import { type QueryResult, QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import type { ReactNode } from 'react';

interface DraftStateProps {
  query: QueryResult<WrittenAnnouncement>;
  children: (written: WrittenAnnouncement) => ReactNode;
}

/** The frame of what stands in place of content. */
export const inPanel = (state: ReactNode) => <Panel>{state}</Panel>;

/** An announcement of the desk, or that it is loading, refused, or could not be fetched. */
export const DraftState = ({ query, children }: DraftStateProps) => (
  <QueryState query={query} lines={8} failedText="公告没有取到" frame={inPanel}>
    {children}
  </QueryState>
);
