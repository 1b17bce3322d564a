import { KeyCaps } from './KeyCaps.tsx';
import { paletteKeys } from './palette-keys.ts';

/** Button that opens the command palette from the menu search. */
export const PaletteHint = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    className="search-hint"
    // The field keeps the focus, or the list would close before the click.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onOpen}
  >
    搜索系统与操作
    <KeyCaps keys={paletteKeys.open} />
  </button>
);
