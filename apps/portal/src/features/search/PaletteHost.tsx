import { currentSession } from '@portal/client/session';
import { useCell } from '@portal/ui/cell';
import { openModals } from '@portal/ui/modals';
import { notify } from '@portal/ui/notify';
import { type ComponentType, useEffect, useState } from 'react';
import { openPalette, palette } from '#platform/palette.ts';
import { opensPalette } from './keys.ts';

interface PaletteHostProps {
  /** Fetches the palette, which nobody needs before they press its key. */
  load: () => Promise<ComponentType>;
}

/** Hears the key of the command palette on every page, and shows it. */
export function PaletteHost({ load }: PaletteHostProps) {
  const isOpen = useCell(palette);
  const [Palette, setPalette] = useState<ComponentType>();

  // The keyboard is the browser's.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event, load);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [load]);

  // The palette comes over the network when it is opened for the first time.
  useEffect(() => {
    if (!isOpen || Palette) return;
    load().then((loaded) => setPalette(() => loaded), giveUp);
  }, [isOpen, Palette, load]);

  return isOpen && Palette ? <Palette /> : null;
}

function hear(event: KeyboardEvent, load: PaletteHostProps['load']): void {
  // The key that goes before the letter: by the time that is pressed, the palette is here.
  if (event.key === 'Control' || event.key === 'Meta') load().catch(() => undefined);
  if (!opensPalette(event) || !currentSession()) return;
  const isOpen = palette.get();
  // A dialog keeps everything outside it out of reach.
  if (!isOpen && openModals.get().length > 0) return;
  event.preventDefault();
  if (isOpen) palette.set(false);
  else openPalette();
}

function giveUp(): void {
  palette.set(false);
  notify({ kind: 'error', text: '命令面板没有载入，请检查网络后再试' });
}
