import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Transfer } from './Transfer.tsx';

const options = ['北京三里屯店', '成都春熙路店', '上海静安店', '上海南京西路店'].map(
  (text, place) => ({ key: `S${place}`, text }),
);

type Props = Partial<ComponentProps<typeof Transfer>>;

function Form(props: Props) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? []);
  return (
    <>
      <button type="button">之前</button>
      <Transfer
        label="参与门店"
        options={options}
        titles={['可选门店', '参与门店']}
        {...props}
        value={value}
        onChange={setValue}
      />
      <output aria-label="值">{value.join(',')}</output>
    </>
  );
}

const list = (name: string) => page.getByRole('listbox', { name });
const rows = (name: string) => list(name).getByRole('option');
const value = page.getByRole('status', { name: '值' });
const toRight = page.getByRole('button', { name: '移到参与门店' });
const toLeft = page.getByRole('button', { name: '移到可选门店' });

/** The id of the option at a place of the left list. */
const idAt = (place: number): string => rows('可选门店').nth(place).element().id;

async function reachList(): Promise<void> {
  await page.getByRole('searchbox', { name: '搜索可选门店' }).click();
  await userEvent.tab();
  await expect.element(list('可选门店')).toHaveFocus();
}

test('options are checked by Space, on the way by Shift and an arrow, and moved together', async () => {
  await render(<Form />);
  await reachList();
  await expect.element(list('可选门店')).toHaveAttribute('aria-multiselectable', 'true');
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
  await expect.element(page.getByRole('option', { selected: true })).toHaveLength(2);
  await userEvent.tab();
  await expect.element(toRight).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(value).toHaveTextContent('S0,S1');
  await expect.element(rows('参与门店')).toHaveLength(2);
  await expect.element(page.getByText('2 项移到参与门店')).toBeInTheDocument();
});

test('Home, End and first letters move in a list, and the current option is announced', async () => {
  await render(<Form />);
  await reachList();
  await userEvent.keyboard('{End}');
  await expect.element(list('可选门店')).toHaveAttribute('aria-activedescendant', idAt(3));
  await userEvent.keyboard('b');
  await expect.element(list('可选门店')).toHaveAttribute('aria-activedescendant', idAt(0));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list('可选门店')).toHaveAttribute('aria-activedescendant', idAt(1));
});

test('Ctrl+A checks what was searched for, and once more unchecks it', async () => {
  await render(<Form value={['S0']} />);
  await page.getByRole('searchbox', { name: '搜索可选门店' }).fill('上海');
  await expect.element(rows('可选门店')).toHaveLength(2);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(page.getByRole('option', { selected: true })).toHaveLength(2);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(toRight).toBeDisabled();
  await userEvent.keyboard('{Control>}a{/Control}');
  await toRight.click();
  await expect.element(value).toHaveTextContent('S0,S2,S3');
  await rows('参与门店').nth(0).click();
  await toLeft.click();
  await expect.element(value).toHaveTextContent('S2,S3');
});

test('a disabled one takes no press, and lists without options say so', async () => {
  await render(<Form disabled options={options.slice(0, 2)} value={['S0', 'S1']} />);
  await expect.element(page.getByText('暂无选项')).toBeVisible();
  const row = rows('参与门店').nth(0).element();
  if (row instanceof HTMLElement) row.click();
  await expect.element(toLeft).toBeDisabled();
  await expect.element(value).toHaveTextContent('S0,S1');
});

test('of 10,000 options a window is drawn, and all can be moved at once', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ key: `${at}`, text: `门店 ${at}` }));
  await render(<Form options={many} />);
  await reachList();
  expect(rows('可选门店').elements().length).toBeLessThan(200);
  await userEvent.keyboard('{Control>}a{/Control}');
  await toRight.click();
  await expect.element(page.getByText('10000 项移到参与门店')).toBeInTheDocument();
});
