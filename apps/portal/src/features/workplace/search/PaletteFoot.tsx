import type { Page } from '@portal/contract/access/pages';
import { Key } from './KeyCaps.tsx';
import { paletteKeys } from './palette-keys.ts';
import type { Pins } from './use-palette-entries.ts';

interface PaletteFootProps {
  /** What the keys are at, when it is a page. */
  page: Page | undefined;
  pins: Pins;
}

/** What can be done with the row at hand, and by which keys. */
export const PaletteFoot = ({ page, pins }: PaletteFootProps) => (
  <div className="palette-foot">
    <span>
      <Key keys={['↑', '↓']} /> 选择
    </span>
    <span>
      <Key keys={['Enter']} /> 打开
    </span>
    <span>
      <Key keys={paletteKeys.aside} /> 新标签页
    </span>
    {page && (
      <button
        type="button"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => pins.turn(page)}
      >
        <span aria-hidden="true">
          <Key keys={paletteKeys.pin} />{' '}
        </span>
        {pins.has(page) ? '取消固定' : '固定'}
        <span className="sr-only">{page.title}</span>
      </button>
    )}
  </div>
);
