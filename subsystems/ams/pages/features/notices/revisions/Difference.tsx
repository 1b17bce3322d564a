import { differenceOf } from './difference.ts';

interface DifferenceProps {
  from: string;
  to: string;
  isTitle?: boolean;
}

/** Shows removed and added text in place. */
export const Difference = ({ from, to, isTitle = false }: DifferenceProps) => (
  <p className="ams-difference" data-title={isTitle || undefined}>
    {differenceOf(from, to).map(({ kind, text }, place) => {
      // Parts have no identity but their place.
      const key = `${place} ${kind}`;
      if (kind === 'came') return <ins key={key}>{text}</ins>;
      if (kind === 'went') return <del key={key}>{text}</del>;
      return <span key={key}>{text}</span>;
    })}
  </p>
);
