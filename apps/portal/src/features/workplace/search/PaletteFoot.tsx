import type { Page } from '@portal/contract/access/pages';
import { KeyCaps } from './KeyCaps.tsx';
import { paletteKeys } from './palette-keys.ts';
import type { Pins } from './use-palette-entries.ts';

interface PaletteFootProps {
  /** Page of the current option, if it is one. */
  page: Page | undefined;
  pins: Pins;
}

/** Keys of the palette, and the button that pins the current page. */
export const PaletteFoot = ({ page, pins }: PaletteFootProps) => (
  <div className="palette-foot">
    <span>
      <KeyCaps keys={['↑', '↓']} /> 选择
    </span>
    <span>
      <KeyCaps keys={['Enter']} /> 打开
    </span>
    <span>
      <KeyCaps keys={paletteKeys.aside} /> 新标签页
    </span>
    {page && (
      <button
        type="button"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => pins.turn(page)}
      >
        <span aria-hidden="true">
          <KeyCaps keys={paletteKeys.pin} />{' '}
        </span>
        {pins.has(page) ? '取消固定' : '固定'}
        <span className="sr-only">{page.title}</span>
      </button>
    )}
  </div>
);
