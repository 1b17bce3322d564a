import { Key } from './KeyCaps.tsx';
import { paletteKeys } from './palette-keys.ts';

/** The way from the list of pages to all else that can be found. */
export const PaletteHint = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    className="search-hint"
    // The field keeps the focus, or the list would be gone before it is pressed.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onOpen}
  >
    搜索系统与操作
    <Key keys={paletteKeys.open} />
  </button>
);
