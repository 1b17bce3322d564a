import type { Board } from '@portal/contract/analysis/board';
import type { OpenBoard } from './OpenPart.tsx';
import './opened.css';

/** Opens a day of the line without pointing at it: by keys, or with a finger. */
export function DayPicker({
  trend: { days, opens },
  onOpen,
}: Pick<Board, 'trend'> & { onOpen: OpenBoard }) {
  return (
    <select
      className="board-day"
      aria-label="查看单日"
      value=""
      onChange={({ target }) => onOpen(target.value)}
    >
      <option value="">单日</option>
      {days.map((day, at) => {
        const within = opens[at];
        return (
          within && (
            <option key={day} value={within}>
              {day}
            </option>
          )
        );
      })}
    </select>
  );
}
