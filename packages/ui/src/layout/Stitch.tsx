import './stitch.css';

interface StitchProps {
  direction?: 'across' | 'down';
  /** The double line of a selvedge. */
  double?: boolean;
  /** The caller gives length and place; the colour is that of its text. */
  className?: string;
}

/** A running stitch. It marks the current thing, or a seam between two grounds; it decorates nothing. */
export function Stitch({ direction = 'across', double = false, className = '' }: StitchProps) {
  return (
    <span
      className={`ui-stitch ${className}`}
      data-direction={direction}
      data-double={double || undefined}
      aria-hidden="true"
    />
  );
}
