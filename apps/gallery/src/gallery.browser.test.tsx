import axe from 'axe-core';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { everyKind, fieldKinds } from '@portal/testing/every-kind';
import { Gallery } from './Gallery.tsx';
import { pages } from './pages.ts';

const looks = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 1440 },
  { scheme: 'light', width: 390 },
  { scheme: 'dark', width: 390 },
] as const;

/** The schemes differ in nothing but their colours, so in the dark one these rules alone are looked at. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Returns the accessibility faults of what is shown: rule and elements. */
async function faultsIn(scheme: 'light' | 'dark') {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    ...(scheme === 'dark' && { runOnly: { type: 'rule', values: colourRules } }),
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Opens a page of the gallery. */
async function open(key: string): Promise<void> {
  location.hash = key;
  await render(<Gallery />);
  // Parts of systems are mounted as the stage mounts them, after their code.
  await expect.poll(() => document.querySelector('[data-shown=false]')).toBeNull();
}

for (const { key } of pages) {
  test.each(looks)(
    `KIT-03 the page of ${key} has no accessibility fault and does not scroll sideways, $scheme at $width px`,
    async ({ scheme, width }) => {
      await page.viewport(width, 900);
      document.documentElement.dataset['scheme'] = scheme;
      await open(key);
      expect(await faultsIn(scheme)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
}

const componentFiles = Object.keys(
  import.meta.glob([
    '../../../packages/ui/src/*/*.tsx',
    '../../../packages/subsystem/src/{choosers,files,forms}/*.tsx',
    '../../../packages/subsystem/src/{Allowed,PageHeader}.tsx',
  ]),
)
  .map((file) => file.replace(/^.*packages\/(\w+)\/src\/(.+)\.tsx$/, '$1/$2'))
  .filter((name) => !/\.browser\.test$|\/testing-shell$/.test(name));
const shownFiles = Object.values(
  import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true }),
).join('');

/** Inner parts of components, which no page imports by themselves. */
const inner =
  /^ui\/(?:files\/FileFace|dates\/(?:CalendarPanel|DateFrame|DateParts|DateText)|forms\/Listbox|grid\/(?:ColumnEdge|Grid\w+)|hooks\/use-row-window|overlays\/MenuItems|rich-text\/(?:LinkField|RichTextToolbar)|select\/(?:ChosenTags|OptionsState|SelectFrame|TreeRows))$|^subsystem\/choosers\/PagedOptions$/;

test('KIT-03 every component of the kit has an example', () => {
  expect(componentFiles.length).toBeGreaterThan(50);
  const missing = componentFiles.filter(
    (name) => !inner.test(name) && !shownFiles.includes(`'@portal/${name}'`),
  );
  expect(missing).toEqual([]);
});

const save = page.getByRole('button', { name: '保存' });
const boxNamed = (name: string) => page.getByRole('checkbox', { name });
/** The words by which an element is described. */
const describedBy = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('VAL-24 a form of all kinds of field leads from one wrong field to the next, by keys alone', async () => {
  await page.viewport(1440, 900);
  await open('form');
  await page.getByLabelText('名称').click();
  await userEvent.keyboard('夏{Enter}');
  await expect.element(page.getByLabelText('名称')).toHaveFocus();
  expect(describedBy(page.getByLabelText('名称').element())).toContain('最小长度2位字符');

  await userEvent.keyboard('季{Enter}');
  await expect.element(page.getByLabelText('件数（件）')).toHaveFocus();
  await userEvent.keyboard('１２{Enter}');
  await expect.element(page.getByRole('spinbutton', { name: '年, 日期' })).toHaveFocus();
  await userEvent.keyboard('20261120');
  await save.click();
  await expect.element(boxNamed('短信')).toHaveFocus();
  expect(describedBy(page.getByRole('group', { name: '发送渠道' }).element())).toContain(
    '最少选择2项',
  );

  await userEvent.keyboard(' {Tab} {Tab} ');
  await save.click();
  expect(describedBy(page.getByRole('group', { name: '发送渠道' }).element())).toContain(
    '最多选择2项',
  );
  await boxNamed('钉钉').click();
  await save.click();
  await expect.element(page.getByRole('radio', { name: '高' })).toHaveFocus();
  expect(describedBy(page.getByRole('radiogroup', { name: '优先级' }).element())).toContain(
    '请选择优先级',
  );
  await userEvent.keyboard('{ArrowDown}');
  await save.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('夏季 已保存');
});

test('a number is written with separators when it is left, and counted by arrows', async () => {
  await page.viewport(1440, 900);
  await open('fields');
  const amount = page.getByLabelText('金额（元）');
  await expect.element(amount).toHaveValue('1,234,567.50');
  await amount.fill('1,000.5');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(amount).toHaveValue('1,001.50');
  await amount.fill('一千');
  await userEvent.tab();
  await expect.element(amount).toHaveValue('一千');
});

test('KIT-01 each kind of field is in the gallery: a column, a fact of the record, and an input with its label', async () => {
  await page.viewport(1440, 900);
  await open('kinds');
  const heads = page.getByRole('columnheader');
  for (const kind of fieldKinds) {
    await expect
      .element(heads.filter({ hasText: everyKind.fields[kind].label }))
      .toBeInTheDocument();
  }
  await page.getByRole('button', { name: /^编辑/ }).first().click();
  const form = page.getByRole('dialog');
  await expect.element(form.getByRole('button', { name: '保存' })).toBeVisible();
  for (const kind of fieldKinds) {
    const label = form.getByText(new RegExp(`^${everyKind.fields[kind].label}`));
    await expect.element(label.first()).toBeVisible();
  }
  expect(await faultsIn('light')).toEqual([]);
});
