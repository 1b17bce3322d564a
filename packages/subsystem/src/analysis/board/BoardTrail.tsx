import type { Board } from '@portal/contract/analysis/board';
import './trail.css';

interface BoardTrailProps {
  trail: Board['trail'];
  /** Undefined goes back to the whole. */
  onOpen: (within: string | undefined) => void;
}

/** The way from the whole board to the part that is shown, and back. */
export function BoardTrail({ trail, onOpen }: BoardTrailProps) {
  const steps = [{ label: '全部', within: undefined }, ...trail];
  return (
    <nav className="board-trail" aria-label="看板层级">
      <ol>
        {steps.map(({ label, within }, at) => (
          <li key={within ?? ''}>
            {at === steps.length - 1 ? (
              <b aria-current="page">{label}</b>
            ) : (
              <button type="button" onClick={() => onOpen(within)}>
                {label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
