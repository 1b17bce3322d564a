import { useEffect, useState } from 'react';
import { noteUnsaved } from '#platform/unsaved.ts';

/** Keeps the shell's note of whether the page at a path holds something unsaved; gone with the page. */
export function useUnsavedNote(path: string): (isUnsaved: boolean) => void {
  const [unsavedAt, setUnsavedAt] = useState<string>();
  useEffect(() => (unsavedAt === path ? noteUnsaved(path) : undefined), [path, unsavedAt]);
  return (isUnsaved) => setUnsavedAt(isUnsaved ? path : undefined);
}
