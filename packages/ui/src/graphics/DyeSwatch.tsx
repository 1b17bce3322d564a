import { Check } from 'lucide-react';
import type { DyeKey } from '../tokens/tokens.ts';
import { dyes } from '../tokens/tokens.ts';
import './swatch.css';
import './weaves.css';

/** A cut of cloth in one of the ten dyes, with a tick where it is the chosen one. Its name stands beside it. */
export function DyeSwatch({ dye, isChosen }: { dye: DyeKey; isChosen: boolean }) {
  const backgroundColor = dyes.find(({ key }) => key === dye)?.value;
  return (
    <span
      className="ui-dye weave"
      data-weave="twill"
      aria-hidden="true"
      style={{ backgroundColor }}
    >
      {isChosen && <Check size={18} strokeWidth={2.6} />}
    </span>
  );
}
