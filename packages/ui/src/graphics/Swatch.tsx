import type { WeaveName } from './Weave.tsx';
import './swatch.css';
import './weaves.css';

interface SwatchProps {
  /** The short key that is set on the cloth in capitals. */
  code: string;
  weave: WeaveName;
  /** Pixels of a square; a pinked swatch fills the width it is given instead. */
  size?: number;
  /** Cut with pinking shears along the lower edge. */
  pinked?: boolean;
  /** Undyed, for what cannot be opened. */
  off?: boolean;
}

/** The cut of cloth that stands for a subsystem. It says nothing to a screen reader: its name stands beside it. */
export function Swatch({ code, weave, size = 40, pinked = false, off = false }: SwatchProps) {
  const fontSize = pinked ? 26 : Math.round(size * (code.length > 3 ? 0.29 : 0.34));
  return (
    <span
      className="ui-swatch weave"
      data-weave={weave}
      data-pinked={pinked || undefined}
      data-off={off || undefined}
      aria-hidden="true"
      style={pinked ? { fontSize } : { width: size, height: size, fontSize }}
    >
      <span className="code">{code.toUpperCase()}</span>
    </span>
  );
}
