import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from './Combobox.tsx';

const group = (title: string) => ({ key: title, title });
const store = (number: number) => ({ key: `${number}`, text: `门店 ${number}` });
const many = Array.from({ length: 500 }, (_, at) => store(at + 1));

const List = ({ options }: { options: typeof many }) => (
  <Combobox isInline label="门店" placeholder="门店" options={options} onChoose={() => undefined} />
);

const field = page.getByRole('combobox', { name: '门店' });
const list = page.getByRole('listbox', { name: '门店' });
const current = page.getByRole('option', { selected: true });

const drawn = () => page.getByRole('option').elements().length;

/** Tells whether the current option is wholly within the part of the list that is seen. */
function isCurrentSeen(): boolean {
  const [seen, own] = [list.element(), current.element()].map((one) => one.getBoundingClientRect());
  return (
    seen !== undefined &&
    own !== undefined &&
    own.top >= seen.top - 1 &&
    own.bottom <= seen.bottom + 1
  );
}

test('options of one group stand under its heading', async () => {
  const options = [
    { ...store(1), group: group('华东') },
    { ...store(2), group: group('华东') },
    { ...store(3), group: group('华南') },
  ];
  await render(<List options={options} />);
  const east = page.getByRole('group', { name: '华东' });
  await expect.element(east.getByRole('option')).toHaveLength(2);
  const south = page.getByRole('group', { name: '华南' });
  await expect.element(south.getByRole('option')).toHaveLength(1);
});

test('of a long list only the beginning is drawn, and a screen reader hears the true count', async () => {
  await render(<List options={many} />);
  await expect.element(current).toHaveAttribute('aria-setsize', '500');
  await expect.element(current).toHaveAttribute('aria-posinset', '1');
  expect(drawn()).toBeLessThan(200);
});

test('the list follows the arrow keys, so the current option is always seen', async () => {
  await render(<List options={many} />);
  await field.click();
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{ArrowDown}');
  await expect.element(current).toHaveTextContent('门店 26');
  await expect.poll(isCurrentSeen).toBe(true);
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{ArrowUp}');
  await expect.element(current).toHaveTextContent('门店 1');
  await expect.poll(isCurrentSeen).toBe(true);
});

test('scrolling leads to the end of a long list, and headings stand over what is drawn', async () => {
  const options = many.map((option, at) => ({
    ...option,
    group: group(at < 250 ? '华东' : '华南'),
  }));
  await render(<List options={options} />);
  list.element().scrollTop = list.element().scrollHeight;
  await expect.element(page.getByRole('option', { name: '门店 500' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: '华南' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: '华东' })).not.toBeInTheDocument();
  list.element().scrollTop = 0;
  await expect.element(page.getByRole('option', { name: '门店 1', exact: true })).toBeVisible();
});

test('a match is marked in the option', async () => {
  const options = [{ ...store(7), marks: [[0, 2]] as const }];
  await render(<List options={options} />);
  expect(current.element().querySelector('mark')?.textContent).toBe('门店');
});
