import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { CheckList } from '../fields/CheckList.tsx';
import { ChoiceList } from '../forms/ChoiceList.tsx';
import { ComboboxField } from '../select/ComboboxField.tsx';
import { TreeSelect } from '../select/TreeSelect.tsx';

interface Option {
  key: string;
  text: string;
}

const optionsOf = (count: number): Option[] =>
  Array.from({ length: count }, (_, at) => ({ key: `S${at}`, text: `第 ${at + 1} 家门店` }));

const openField = () => page.getByRole('combobox', { name: '门店' }).click();

function Choices({ options }: { options: Option[] }) {
  const [chosen, setChosen] = useState<string>();
  return <ChoiceList label="门店" choices={options} chosen={chosen} onChoose={setChosen} />;
}

interface LongList {
  draw: (options: Option[]) => ReactNode;
  open?: () => Promise<void>;
  /** The role of the list, and of its rows. */
  list: 'listbox' | 'tree' | 'radiogroup';
  row: 'option' | 'treeitem' | 'radio';
}

const lists: Record<string, LongList> = {
  'a select': {
    draw: (options) => (
      <ComboboxField label="门店" options={options} chosen={[]} onChange={() => undefined} />
    ),
    open: openField,
    list: 'listbox',
    row: 'option',
  },
  'a select of a tree': {
    draw: (options) => (
      <TreeSelect label="门店" nodes={options} value={[]} onChange={() => undefined} />
    ),
    open: openField,
    list: 'tree',
    row: 'treeitem',
  },
  'a list of checks': {
    draw: (options) => (
      <CheckList label="门店" options={options} checked={new Set()} onChange={() => undefined} />
    ),
    list: 'listbox',
    row: 'option',
  },
  'a chooser': {
    draw: (options) => <Choices options={options} />,
    list: 'radiogroup',
    row: 'radio',
  },
};

const elements = (): number => document.body.querySelectorAll('*').length;

test.each(Object.entries(lists))(
  'KIT-21 %s of 1,200 rows has as many elements as one of 50, wherever it is scrolled to',
  async (_, { draw, open, ...roles }) => {
    const rows = page.getByRole(roles.row);
    const few = await render(draw(optionsOf(50)));
    await open?.();
    await expect.element(rows).toHaveLength(50);
    const usual = elements();
    await few.unmount();

    await render(draw(optionsOf(1200)));
    await open?.();
    const list = page.getByRole(roles.list, { name: '门店' });
    await expect.element(rows.nth(0)).toBeInTheDocument();
    let most = elements();
    for (let at = 0; at < 1200; at += 20) {
      list.element().scrollTop = (list.element().scrollHeight * at) / 1200;
      await expect.poll(seenRow).toBe(true);
      most = Math.max(most, elements());
    }
    list.element().scrollTop = list.element().scrollHeight;
    await expect.element(page.getByRole(roles.row, { name: '第 1200 家门店' })).toBeInTheDocument();
    expect(most).toBeLessThan(usual * 1.3);

    /** Tells whether a row is drawn in the middle of what is seen. */
    function seenRow(): boolean {
      const { left, top, width, height } = list.element().getBoundingClientRect();
      return (
        document.elementFromPoint(left + width / 3, top + height / 2)?.closest('[data-row]') !==
        null
      );
    }
  },
);

test('a chooser of 1,200 rows follows its arrow keys beyond what is drawn, also after a scroll', async () => {
  await render(<Choices options={optionsOf(1200)} />);
  await page.getByText('第 1 家门店', { exact: true }).click();
  for (let press = 0; press < 60; press += 1) await userEvent.keyboard('{ArrowDown}');
  const chosen = page.getByRole('radio', { checked: true });
  await expect.element(chosen).toHaveAttribute('aria-posinset', '61');
  await expect.element(chosen).toHaveFocus();

  const list = page.getByRole('radiogroup', { name: '门店' });
  list.element().scrollTop = list.element().scrollHeight;
  await expect.element(page.getByRole('radio', { name: '第 1200 家门店' })).toBeInTheDocument();
  await expect.element(list).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(chosen).toHaveAttribute('aria-posinset', '60');
  await expect.element(chosen).toHaveFocus();
});
