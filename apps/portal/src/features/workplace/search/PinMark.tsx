import { Pin } from 'lucide-react';

interface PinMarkProps {
  isPinned: boolean;
  onTurn: () => void;
}

/** The pin at the end of a row, for people who point: an option may hold no button. Others press the one in the foot. */
export const PinMark = ({ isPinned, onTurn }: PinMarkProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
  <span
    className="palette-pin"
    aria-hidden="true"
    data-on={isPinned || undefined}
    title={isPinned ? '取消固定' : '固定此页'}
    onClick={(event) => {
      event.stopPropagation();
      onTurn();
    }}
  >
    <Pin size={15} />
  </span>
);
