import { Pin } from 'lucide-react';

interface PinMarkProps {
  isPinned: boolean;
  onTurn: () => void;
}

/**
 * Pin at the end of a row, for the pointer: an option may hold no button. The button in the foot does the same by
 * keyboard.
 */
export const PinMark = ({ isPinned, onTurn }: PinMarkProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
  <span
    className="palette-pin"
    aria-hidden="true"
    data-on={isPinned || undefined}
    title={isPinned ? '取消固定' : '固定此页'}
    onClick={(event) => {
      // Within a row that is a link, it leads nowhere.
      event.preventDefault();
      event.stopPropagation();
      onTurn();
    }}
  >
    <Pin size={15} />
  </span>
);
