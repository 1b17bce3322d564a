import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import './opened.css';

/** Opens a part of a board, by what the server answered for it. */
export type OpenBoard = (within: string) => void;

interface OpenPartProps {
  /** Null where there is nothing to be opened. */
  opens: string | null;
  /** Without it the board stands where nothing can be opened, as on a wall. */
  onOpen: OpenBoard | undefined;
  children: ReactNode;
}

/** The name of a part, as the way into it where there is one. */
export const OpenPart = ({ opens, onOpen, children }: OpenPartProps) =>
  opens === null || !onOpen ? (
    children
  ) : (
    <button type="button" className="board-open" onClick={() => onOpen(opens)}>
      {children}
      <ChevronRight size={14} aria-hidden="true" />
    </button>
  );
