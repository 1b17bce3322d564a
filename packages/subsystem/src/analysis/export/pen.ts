import { type Ink, numerals } from '@portal/ui/data/chart-ink';

/** Pixels of the page, from the upper left of the picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface TextStyle {
  size: number;
  color: string;
  weight?: 400 | 500 | 600;
  align?: 'left' | 'right' | 'center';
  /** Figures have a face of their own. */
  isNumber?: boolean;
  /** The greatest width; longer text ends with an ellipsis. */
  most?: number;
}

/** Draws on a sheet of paper. */
export interface Pen {
  ink: Ink;
  on: CanvasRenderingContext2D;
  /** Its baseline is at `y`; answers how wide it became. */
  text: (words: string, x: number, y: number, style: TextStyle) => number;
  bar: (area: Area, color: string, radius?: number) => void;
  line: (from: [x: number, y: number], to: [x: number, y: number], color: string) => void;
  /** The ground of one matter, with its heading; answers where its content begins. */
  panel: (area: Area, title?: string, aside?: string) => number;
}

export function penOn(on: CanvasRenderingContext2D, ink: Ink): Pen {
  const words = getComputedStyle(document.body).fontFamily;

  function text(said: string, x: number, y: number, style: TextStyle): number {
    const { size, color, weight = 400, align = 'left', isNumber = false, most } = style;
    on.font = `${weight} ${size}px ${isNumber ? `${numerals}, ` : ''}${words}`;
    on.fillStyle = color;
    on.textAlign = align;
    const shown = most === undefined ? said : shortened(on, said, most);
    on.fillText(shown, x, y);
    return on.measureText(shown).width;
  }

  function bar({ x, y, width, height }: Area, color: string, radius = 2): void {
    on.fillStyle = color;
    on.beginPath();
    on.roundRect(x, y, Math.max(width, 0), height, radius);
    on.fill();
  }

  function line(from: [number, number], to: [number, number], color: string): void {
    on.strokeStyle = color;
    on.lineWidth = 1;
    on.beginPath();
    on.moveTo(...from);
    on.lineTo(...to);
    on.stroke();
  }

  function panel({ x, y, width, height }: Area, title = '', aside = ''): number {
    on.strokeStyle = ink.line;
    on.lineWidth = 1;
    on.beginPath();
    on.roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 10);
    on.stroke();
    const right = { size: 13, color: ink.text3, align: 'right' } as const;
    const taken = text(aside, x + width - 20, y + 36, right);
    const most = width - 52 - taken;
    text(title, x + 20, y + 36, { size: 15, color: ink.text, weight: 600, most });
    return y + 56;
  }

  return { ink, on, text, bar, line, panel };
}

/** As much of a text as there is room for, in pixels. */
function shortened(on: CanvasRenderingContext2D, text: string, most: number): string {
  if (on.measureText(text).width <= most) return text;
  let end = text.length;
  while (end > 0 && on.measureText(`${text.slice(0, end)}…`).width > most) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** A text in lines of at most so many pixels, in the face that was last used. */
export function linesOf(on: CanvasRenderingContext2D, text: string, most: number): string[] {
  const lines: string[] = [''];
  for (const letter of text) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && on.measureText(last + letter).width > most) lines.push(letter);
    else lines[lines.length - 1] = last + letter;
  }
  return lines;
}
