import { expect, test } from 'vitest';
import { dyes, palette, type Scheme } from './tokens.ts';
import css from './tokens.css?raw';

/** The custom properties of the block that follows a selector. */
function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  const found = block.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]));
}

const cssName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d)/, '-$1');

test.each([
  ['light', ':root'],
  ['dark', ":root[data-scheme='dark']"],
] as const)('the %s palette says the same as data and as CSS', (scheme: Scheme, selector) => {
  const tokens = tokensOf(selector);
  for (const [name, value] of Object.entries(palette[scheme])) {
    expect([name, tokens.get(cssName(name))]).toEqual([name, value]);
  }
});

test('each dye says the same as data and as CSS, and the first is the default', () => {
  for (const [index, { key, value, dark }] of dyes.entries()) {
    const tokens = tokensOf(index === 0 ? ':root' : `:root[data-dye='${key}']`);
    expect([key, tokens.get('primary'), tokens.get('dye-dark')]).toEqual([key, value, dark]);
  }
});
