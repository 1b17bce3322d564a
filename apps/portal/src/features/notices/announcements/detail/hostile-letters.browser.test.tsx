import { hostileLetters } from '@portal/testing/hostile-html';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NoticeContent } from './NoticeContent.tsx';

const harmless = new Set(
  'p a b i u img div span h2 h3 table tbody tr td blockquote em strong'.split(' '),
);
const isActive = (attribute: string): boolean =>
  attribute.startsWith('on') || ['style', 'id', 'name', 'class', 'srcset'].includes(attribute);

/** Elements of the letter that is shown, but for the box of the portal's own in which a reader scrolls a table. */
const shown = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('article :not(.ui-wide-table)'), (element) => ({
    name: element.localName,
    attributes: element.getAttributeNames(),
    leadsTo: element.getAttribute('href') ?? element.getAttribute('src') ?? 'https:',
  }));

test('A71 of a hundred and fifty hostile letters none does anything in a browser that the server lets through', async () => {
  let hasFallen = false;
  Object.assign(window, { fell: () => (hasFallen = true) });
  const { container, rerender } = await render(<NoticeContent html="" />);
  for (const hostile of hostileLetters) {
    await rerender(<NoticeContent html={`<p>信</p>${hostile}`} />);
    const left = shown(container);
    expect([hostile, left[0]?.name]).toEqual([hostile, 'p']);
    const names = left.map(({ name }) => name).filter((name) => !harmless.has(name));
    const active = left.flatMap(({ attributes }) => attributes.filter(isActive));
    const outside = left.filter(({ leadsTo }) => !/^(?:https:|\/(?!\/))/.test(leadsTo));
    expect([hostile, names, active, outside]).toEqual([hostile, [], [], []]);
  }
  expect(hasFallen).toBe(false);
});
