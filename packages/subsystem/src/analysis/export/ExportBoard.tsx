import type { Board, Period } from '@portal/contract/analysis/board';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { Download, Image } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../Allowed.tsx';
import { saveSheet } from '../../save-sheet.ts';
import { boardCsv } from './board-csv.ts';
import { isBlank } from '../board-data.ts';

interface ExportBoardProps {
  board: Board;
  period: Period;
  /** The action code a person needs for taking the figures along. */
  action: string;
}

/** Takes the board along as a sheet or as a picture, where there is anything on it; a few records make no picture. */
export const ExportBoard = ({ board, period, action }: ExportBoardProps) =>
  (board.few !== undefined || !isBlank(board)) && (
    <Allowed action={action}>
      <Button onClick={() => saveSheet(`${board.title}.csv`, boardCsv(board))}>
        <Download size={15} aria-hidden="true" /> 导出
      </Button>
      {!board.few && <SavePicture board={board} period={period} />}
    </Allowed>
  );

/** Saves the board as a picture; its program is loaded on the first click. */
function SavePicture({ board, period }: Omit<ExportBoardProps, 'action'>) {
  const [isDrawing, setIsDrawing] = useState(false);
  const save = async (): Promise<void> => {
    setIsDrawing(true);
    try {
      const { saveBoardPicture } = await import('./board-picture.ts');
      await saveBoardPicture(board, period);
    } catch {
      notify({ kind: 'error', text: '图片未能生成，请稍后重试' });
    } finally {
      setIsDrawing(false);
    }
  };
  return (
    <Button busy={isDrawing} onClick={() => void save()}>
      <Image size={15} aria-hidden="true" /> 导出图片
    </Button>
  );
}
