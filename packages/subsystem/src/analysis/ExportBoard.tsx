import type { Board } from '@portal/contract/analysis';
import { Button } from '@portal/ui/Button';
import { Download } from 'lucide-react';
import { Allowed } from '../Allowed.tsx';
import { saveSheet } from '../save-sheet.ts';
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
      <Button onClick={() => saveSheet(`${board.title}.csv`, boardCsv(board))}>
        <Download size={15} aria-hidden="true" /> 导出
      </Button>
    </Allowed>
  );
