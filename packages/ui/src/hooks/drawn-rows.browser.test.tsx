import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CheckList } from '../fields/CheckList.tsx';
import { ChoiceList } from '../forms/ChoiceList.tsx';
import { DataGrid } from '../grid/DataGrid.tsx';

interface Option {
  key: string;
  text: string;
}

/** Options that count how often a key or a text of theirs is looked at. */
function optionsOf(count: number) {
  const looks = { keys: 0, texts: 0 };
  const options = Array.from({ length: count }, (_, at): Option => {
    const traits = { key: `S${at}`, text: `第 ${at + 1} 家门店` };
    return {
      get key() {
        looks.keys += 1;
        return traits.key;
      },
      get text() {
        looks.texts += 1;
        return traits.text;
      },
    };
  });
  return { looks, options };
}

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

test.each(Object.entries(lists))(
  'KIT-21 %s of 1,000 rows looks at each key a few times, and at the texts of those it draws',
  async (_, draw) => {
    const [few, many] = [optionsOf(50), optionsOf(1_000)];
    for (const { options } of [few, many]) await (await render(draw(options))).unmount();

    expect(many.looks.keys).toBeLessThan(25 * few.looks.keys);
    expect(many.looks.texts).toBeLessThan(3 * few.looks.texts);
  },
);
