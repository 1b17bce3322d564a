import './weaves.css';

/** The five cloths; each has its own colour, which no theme changes. */
export type WeaveName = 'twill' | 'houndstooth' | 'knit' | 'herringbone' | 'plain';

/** A strip of cloth without words: the caller's class gives it a size. */
export function Weave({ weave, className = '' }: { weave: WeaveName; className?: string }) {
  return <span className={`weave ${className}`} data-weave={weave} aria-hidden="true" />;
}
