import type { Board } from '@portal/contract/analysis';
import { Button } from '@portal/ui/Button';
import { Download } from 'lucide-react';
import { Allowed } from '../Allowed.tsx';
import { isBlank } from './is-blank.ts';
import { boardCsv } from './board-csv.ts';

interface ExportBoardProps {
  board: Board;
  /** The action code a person needs for taking the figures along. */
  action: string;
}

/** Takes the board along as a sheet, where there is anything on it. */
export const ExportBoard = ({ board, action }: ExportBoardProps) =>
  !isBlank(board) && (
    <Allowed action={action}>
      <Button onClick={() => save(`${board.title}.csv`, boardCsv(board))}>
        <Download size={15} aria-hidden="true" /> 导出
      </Button>
    </Allowed>
  );

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
