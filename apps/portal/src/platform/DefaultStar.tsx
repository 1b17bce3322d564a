import { Star } from 'lucide-react';
import './default-star.css';

interface DefaultStarProps {
  /** The id of what bears the system's name. */
  describedBy: string;
  isDefault: boolean;
  onChoose: () => void;
}

/** The star on a system: lit on the one the person lands on. Pressing the lit one changes nothing. */
export function DefaultStar({ describedBy, isDefault, onChoose }: DefaultStarProps) {
  const words = isDefault ? '默认系统' : '设为默认系统';
  return (
    <button
      type="button"
      className="default-star"
      title={words}
      aria-label={words}
      aria-describedby={describedBy}
      aria-pressed={isDefault}
      onClick={() => {
        if (!isDefault) onChoose();
      }}
    >
      <Star size={15} />
    </button>
  );
}
