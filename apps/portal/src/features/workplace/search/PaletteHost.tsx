import { currentSession } from '@portal/client/session';
import { useCell } from '@portal/common/cell';
import { openModals } from '@portal/ui/overlays/modals';
import { useEffect } from 'react';
import type { LazyPart } from '#platform/loading/lazy-part.ts';
import {
  closePerson,
  commandPalette,
  openPalette,
  shownPerson,
} from '#platform/workplace/command-palette.ts';
import { lazyDialog } from '#platform/loading/lazy-dialog.tsx';
import { opensPalette } from './palette-keys.ts';

const PersonCard = lazyDialog(
  async () => (await import('./found/PersonCard.tsx')).PersonCard,
  closePerson,
);

interface PaletteHostProps {
  /** Loaded when its key is pressed. */
  Palette: LazyPart<object>;
}

/** Listens for the key of the command palette on every page, and mounts it. */
export function PaletteHost({ Palette }: PaletteHostProps) {
  const isOpen = useCell(commandPalette);
  const person = useCell(shownPerson);

  // The keyboard is the browser's.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event, Palette);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [Palette]);

  return (
    <>
      {isOpen && <Palette />}
      {person && <PersonCard person={person} />}
    </>
  );
}

function onKey(event: KeyboardEvent, Palette: PaletteHostProps['Palette']): void {
  // The modifier comes before the letter: by then the palette has loaded.
  if (event.key === 'Control' || event.key === 'Meta') void Palette.preload();
  if (!opensPalette(event) || !currentSession()) return;
  const isOpen = commandPalette.get();
  // A dialog keeps everything outside it out of reach.
  if (!isOpen && openModals.get().length > 0) return;
  event.preventDefault();
  if (isOpen) commandPalette.set(false);
  else openPalette();
}
