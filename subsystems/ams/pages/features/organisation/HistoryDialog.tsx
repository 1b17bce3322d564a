import type { Change } from '@portal/contract/administration/changes';
import type { QueryResult } from '@portal/ui/feedback/QueryState';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { ChangeHistory } from '../../platform/ChangeHistory.tsx';
import { memberWords, wordsOfChange, wordsOfValue } from './labels.ts';

interface HistoryDialogProps {
  name: string;
  query: QueryResult<{ records: Change[]; total: number; current: number; pages: number }>;
  onTurn: (pageNo: number) => void;
  onClose: () => void;
}

/** The changes of one store, group, company or tenant at the side. */
export const HistoryDialog = ({ name, query, onTurn, onClose }: HistoryDialogProps) => (
  <Dialog title={`${name}的修改记录`} side="right" isBeside width={480} onClose={onClose}>
    <ChangeHistory
      query={query}
      words={memberWords}
      wordsOfChange={wordsOfChange}
      wordsOfValue={wordsOfValue}
      onTurn={onTurn}
    />
  </Dialog>
);
