import type { ReactNode } from 'react';
import './tag.css';

interface TagProps {
  /** A colour of the tag by name, such as `red`; one that is not known is grey. */
  color: string | null;
  children: ReactNode;
}

/** A short word in a colour: an item of a dictionary, a state. */
export const Tag = ({ color, children }: TagProps) => (
  <span className="ui-tag" data-color={color ?? undefined}>
    {children}
  </span>
);
