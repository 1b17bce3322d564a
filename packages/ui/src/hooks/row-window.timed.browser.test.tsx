/// <reference types="@vitest/browser-playwright" />
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp } from 'vitest/browser';
import { CheckList } from '../fields/CheckList.tsx';
import { ChoiceList } from '../forms/ChoiceList.tsx';
import { DataGrid } from '../grid/DataGrid.tsx';

interface Option {
  key: string;
  text: string;
}

const optionsOf = (count: number): Option[] =>
  Array.from({ length: count }, (_, at) => ({ key: `S${at}`, text: `第 ${at + 1} 家门店` }));

const columns = Array.from({ length: 8 }, (_, at) => ({
  key: `c${at}`,
  header: `列 ${at}`,
  cell: ({ text }: Option) => text,
}));
const nothing = () => undefined;

const lists: Record<string, (options: Option[]) => ReactNode> = {
  'a list': (options) => (
    <DataGrid label="门店" columns={columns} rows={options} keyOf={({ key }) => key} />
  ),
  'a chooser': (options) => (
    <ChoiceList label="门店" choices={options} chosen={undefined} onChoose={nothing} />
  ),
  'a list of checks': (options) => (
    <CheckList label="门店" options={options} checked={new Set()} onChange={nothing} />
  ),
};

const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test.each(Object.entries(lists))(
  'KIT-21 on a computer four times as slow %s of 1,000 rows is drawn in much the time of one of 50',
  async (_, draw) => {
    const session = cdp();
    const times: Record<number, number[]> = { 50: [], 1000: [] };
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    try {
      for (let round = 0; round < 6; round += 1) {
        for (const count of [50, 1000]) {
          const options = optionsOf(count);
          const begun = performance.now();
          const shown = await render(draw(options));
          await painted();
          // The first round warms up.
          if (round > 0) times[count]?.push(performance.now() - begun);
          await shown.unmount();
        }
      }
    } finally {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    const [few, many] = [50, 1000].map((count) => Math.min(...(times[count] ?? [])));
    expect(many).toBeLessThan(3 * (few ?? 0) + 50);
  },
);
