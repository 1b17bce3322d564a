import { palette, themeAttributes } from '../tokens/tokens.ts';

/** The colours of the page at this moment, for what is drawn rather than styled. */
export interface Ink {
  accent: string;
  text: string;
  text2: string;
  text3: string;
  line: string;
  surface: string;
  popup: string;
  surface3: string;
  good: string;
  bad: string;
  stitch: string;
  isDark: boolean;
}

/** Stays the same for as long as the ink does. To ask costs nothing, where to read the ink may cost a layout. */
export function inkVersion(): string {
  const said = themeAttributes.map((name) => document.documentElement.getAttribute(name));
  return JSON.stringify([...said, isOnPaper()]);
}

export function readInk(): Ink {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  // Paper is light, whatever the screen is.
  const isDark = root.dataset['scheme'] === 'dark' && !isOnPaper();
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    accent: token('--accent'),
    text: token('--text'),
    text2: token('--text-2'),
    text3: token('--text-3'),
    line: token('--line'),
    surface: token('--surface'),
    popup: isDark ? token('--surface-2') : token('--surface'),
    surface3: token('--surface-3'),
    good: token('--good'),
    bad: token('--bad'),
    stitch: token('--stitch'),
    isDark,
  };
}

const isOnPaper = (): boolean => matchMedia('print').matches;

/** The colours of paper, in the theme colour of the page: what is taken along is read outside of it. */
export function paperInk(): Ink {
  const { light } = palette;
  const accent = getComputedStyle(document.documentElement).getPropertyValue('--primary').trim();
  return { ...light, accent, popup: light.surface, isDark: false };
}

/** The face figures are set in; a canvas does not draw again when it arrives, so charts wait for it. */
export const numerals = '"Portal Num", sans-serif';

/** A quiet axis: a hairline, no ticks, dashed lines across. */
export const axisStyle = (ink: Ink) => ({
  axisLine: { lineStyle: { color: ink.line } },
  axisTick: { show: false },
  axisLabel: { color: ink.text3, fontSize: 12, fontFamily: numerals },
  splitLine: { lineStyle: { color: ink.line, type: [3, 4] } },
});

export const tooltipStyle = (ink: Ink) => ({
  backgroundColor: ink.popup,
  borderColor: ink.line,
  borderWidth: 1,
  padding: [8, 12],
  textStyle: { color: ink.text, fontSize: 13 },
  extraCssText: 'border-radius:8px;box-shadow:var(--shadow-3)',
});
