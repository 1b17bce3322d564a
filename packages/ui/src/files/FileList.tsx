import type { ReactNode } from 'react';
import { FileFace } from './FileFace.tsx';
import { sizeText } from './file-size.ts';

/** A file to be opened or saved. */
export interface ListedFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  thumbnail: string | null;
  /** Stands behind the size: who added it, and when. */
  aside?: string;
  /** A button of the row. */
  action?: ReactNode;
}

interface FileListProps {
  label: string;
  files: readonly ListedFile[];
  onOpen: (id: string) => void;
}

/** Files with their small pictures; a press on one opens it. */
export const FileList = ({ label, files, onOpen }: FileListProps) => (
  <ul className="ui-files" aria-label={label}>
    {files.map(({ id, name, size, thumbnail, aside, action }) => (
      <li key={id}>
        <button type="button" className="ui-file-open" title={name} onClick={() => onOpen(id)}>
          <FileFace name={name} thumbnail={thumbnail} />
          <span className="ui-file-text">
            <span className="ellipsis">{name}</span>
            <small>{[sizeText(size), aside].filter(Boolean).join('，')}</small>
          </span>
        </button>
        {action}
      </li>
    ))}
  </ul>
);
