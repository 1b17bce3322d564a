import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TrendChart } from './TrendChart.tsx';

const days = Array.from({ length: 31 }, (_, at) => `11-${String(at + 1).padStart(2, '0')}`);
const counts = {
  label: '每日投诉',
  unit: '件',
  days,
  names: { current: '本月', previous: '去年同期' },
  current: days.map((_, at) => at % 4),
  previous: days.map((_, at) => (at + 1) % 3),
};

const shapesOf = (name: string) =>
  page.getByRole('img', { name: '每日投诉' }).element().querySelectorAll(`.ui-trend-${name}`);
const ticks = () =>
  [...shapesOf('scale')].flatMap((scale) => [...scale.children].map((tick) => tick.textContent));

test('TRU-07 counts of a day are bars on an axis of whole steps; money and rates are a curve', async () => {
  const view = await render(<TrendChart {...counts} kind="bars" />);
  const bars = shapesOf('bars')[0]?.getAttribute('d') ?? '';

  expect(bars.match(/M/g)).toHaveLength(days.length);
  expect(bars).not.toContain('C');
  expect(ticks()).toEqual(['0', '1', '2', '3']);

  // So few that the axis has room for halves.
  const fewer = { ...counts, current: days.map((_, at) => at % 2), previous: [] };
  await view.rerender(<TrendChart {...fewer} kind="bars" />);
  expect(ticks()).toEqual(['0', '1']);

  await view.rerender(<TrendChart {...counts} kind="line" unit="万元" />);

  expect(shapesOf('bars')).toHaveLength(0);
  expect(shapesOf('line')[0]?.getAttribute('d')).toContain('C');
});

test('a line ends with the last day that has a value, and has none to tell after it', async () => {
  const begun = { ...counts, days: days.slice(0, 5), previous: [5, 5, 5, 5, 5] };
  await render(<TrendChart {...begun} current={[10, 10, 10, 10]} kind="line" unit="万元" />);
  const [line] = shapesOf('line');
  const [plot] = shapesOf('plot');

  expect(line?.getAttribute('d')).toMatch(/700 0$/);
  await userEvent.hover(page.elementLocator(plot ?? document.body), { position: rightEdge(plot) });
  await expect.element(page.getByText('本月— 万元')).toBeVisible();
});

test('a day without a value is a gap in a line, and a value alone is a dot', async () => {
  const current = [1, 2, null, 4, null, 6, 7];
  await render(<TrendChart {...counts} previous={[]} current={current} kind="line" unit="次" />);
  const line = shapesOf('line')[0]?.getAttribute('d') ?? '';

  expect(line.match(/M/g)).toHaveLength(3);
  expect(line.match(/C/g)).toHaveLength(2);
  expect(line.match(/h0/g)).toHaveLength(1);
});

const rightEdge = (plot: Element | undefined) => ({ x: (plot?.clientWidth ?? 0) - 4, y: 40 });

test('TRU-07 pointing at a day tells its values, counts whole and money to one decimal', async () => {
  const view = await render(<TrendChart {...counts} kind="bars" />);
  const chart = page.getByRole('img', { name: '每日投诉' });
  await userEvent.hover(page.elementLocator(shapesOf('plot')[0] ?? chart.element()));

  // The middle of 31 days is the sixteenth.
  await expect.element(page.getByText('11-16').first()).toBeVisible();
  expect(chart.element().textContent).toContain('本月3 件');

  await view.rerender(<TrendChart {...counts} kind="line" unit="万元" />);
  expect(chart.element().textContent).toContain('本月3.0 万元');
});

test('a press with the mouse opens the day; a curve never goes beyond the values around it', async () => {
  const opened = vi.fn<(at: number) => void>();
  await render(
    <TrendChart
      {...counts}
      kind="line"
      current={[0, 10, 10, 10, 0]}
      days={days.slice(0, 5)}
      onPick={opened}
    />,
  );
  const [line] = shapesOf('line');
  await userEvent.click(page.elementLocator(shapesOf('plot')[0] ?? document.body));

  expect(opened.mock.calls).toEqual([[2]]);
  const box = line instanceof SVGPathElement ? line.getBBox() : undefined;
  expect(box?.y).toBeCloseTo(0, 5);
});

test('a curve without an earlier stretch is drawn and told alone', async () => {
  const names = { current: '内存' };
  const alone = { ...counts, names, previous: [], current: days.map((_, at) => at) };
  await render(<TrendChart {...alone} kind="line" unit="MB" />);
  const chart = page.getByRole('img', { name: '每日投诉' });
  await userEvent.hover(page.elementLocator(shapesOf('plot')[0] ?? chart.element()));

  await expect.element(page.getByText('内存15.0 MB')).toBeVisible();
  expect(chart.element().textContent).not.toContain('—');
  expect(shapesOf('previous')[0]?.getAttribute('d')).toBe('');
});

test('names below the axis never touch, also those of moments', async () => {
  await page.viewport(560, 600);
  const moments = Array.from({ length: 288 }, (_, at) => `11/29 ${10 + (at % 10)}:${10 + at}`);
  const values = moments.map((_, at) => at);
  await render(
    <TrendChart {...counts} kind="line" days={moments} current={values} previous={[]} />,
  );
  const names = [...(shapesOf('days')[0]?.querySelectorAll('span') ?? [])].filter(
    ({ textContent }) => textContent !== '',
  );
  const boxes = names.map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getBoundingClientRect();
  });

  expect(boxes.length).toBeGreaterThan(3);
  for (const [at, { left }] of boxes.slice(1).entries()) {
    expect(left).toBeGreaterThan(boxes[at]?.right ?? 0);
  }
});
