import { createCell } from '@portal/common/cell';
import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import { getOptionLabels } from '@portal/contract/workplace/lookups';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { AsyncDictionarySelect } from './AsyncDictionarySelect.tsx';
import type { ChooserProps } from './chooser.ts';
import { DepartmentTree } from './DepartmentTree.tsx';
import { DictionarySelect } from './DictionarySelect.tsx';
import { DepartmentPicker, PersonPicker, StorePicker } from './Pickers.tsx';
import { pass, requestedAtOnce, stopTimers } from './stopped-time.ts';
import { type MadeRequest, testingShell } from './testing-shell.tsx';

const item = (value: string, text: string): DictionaryItem => ({
  value,
  text,
  title: text,
  label: text,
  color: null,
});
const option = (value: string, text: string) => ({ ...item(value, text), aside: value });

/** 120 stores, a page at a time; of a keyword those whose name contains it. */
function pageOf({ input }: MadeRequest) {
  const all = Array.from({ length: 120 }, (_, place) => option(`S${place}`, `门店 ${place}`));
  const found = all.filter(({ text }) => text.includes(String(input['keyword'])));
  const from = (Number(input['pageNo']) - 1) * 50;
  return { records: found.slice(from, from + 50), total: found.length };
}

const field = page.getByRole('combobox', { name: '选择' });
const options = page.getByRole('option');
const value = page.getByRole('status', { name: '值' });
const inputs = (requests: readonly MadeRequest[]) => requests.map(({ input }) => input);

/** A form with one chooser; its value is shown beside it. */
function Form({
  first = [],
  children,
}: {
  first?: string[];
  children: (props: ChooserProps) => ReactNode;
}) {
  const [chosen, setChosen] = useState(first);
  return (
    <>
      {children({ label: '选择', value: chosen, onChange: setChosen })}
      <output aria-label="值">{chosen.join(',')}</output>
    </>
  );
}

test('CON-07 DLG-03 an opened paged select asks for the first 50', async () => {
  const { requests, Page } = testingShell(pageOf);
  await render(
    <Page>
      <Form>{(props) => <StorePicker {...props} bgNo="BG01" />}</Form>
    </Page>,
  );
  expect(requests).toEqual([]);
  await field.click();
  await expect.element(options).toHaveLength(50);
  const asked = { no: 'store', keyword: '', pageNo: '1', pageSize: '50', bgNo: 'BG01' };
  expect(requests).toMatchObject([{ path: '/common/queryPullPageDConfig', input: asked }]);
});

test('DLG-04 the end of the list brings the next page, once, until all are there', async () => {
  const { requests, Page } = testingShell(pageOf);
  await render(
    <Page>
      <Form>{(props) => <PersonPicker {...props} storeNo="S02001" />}</Form>
    </Page>,
  );
  await field.click();
  const list = page.getByRole('listbox');
  const toEnd = () => list.element().scrollTo(0, list.element().scrollHeight);
  await expect.element(options).toHaveLength(50);
  // Of more than a page a window is drawn.
  await expect
    .poll(() => {
      toEnd();
      return options.elements().at(-1)?.textContent;
    })
    .toBe('门店 119S119');
  expect(inputs(requests).map(({ pageNo }) => pageNo)).toEqual(['1', '2', '3']);
  expect(requests[2]?.input).toMatchObject({ no: 'person', storeNo: 'S02001' });
});

test('CON-07 DLG-05 a search is sent 200 ms after the last key, from page 1, with the filters', async () => {
  const { requests, Page } = testingShell(pageOf);
  await render(
    <Page>
      <Form>{(props) => <StorePicker {...props} bgNo="BG01" />}</Form>
    </Page>,
  );
  await field.click();
  await expect.element(options).toHaveLength(50);
  const before = requests.length;
  stopTimers();
  await userEvent.keyboard('1');
  await pass(199);
  await userEvent.keyboard('1');
  await pass(199);
  expect(requests).toHaveLength(before);
  await pass(1);
  await requestedAtOnce(requests, before + 1);
  await expect.element(options).toHaveLength(11);

  const asked = { no: 'store', keyword: '11', pageNo: '1', bgNo: 'BG01' };
  expect(inputs(requests).slice(before)).toEqual([expect.objectContaining(asked)]);
});

test('LKP-04 a late answer for an earlier text is never shown', async () => {
  const slow = Promise.withResolvers<unknown>();
  const { requests, Page } = testingShell((request) =>
    request.input['keyword'] === '1' ? slow.promise : pageOf(request),
  );
  await render(
    <Page>
      <Form>{(props) => <StorePicker {...props} />}</Form>
    </Page>,
  );
  await field.click();
  await userEvent.keyboard('1');
  await expect.poll(() => inputs(requests).at(-1)).toMatchObject({ keyword: '1' });
  await userEvent.keyboard('19');
  await expect.element(options).toHaveLength(1);
  slow.resolve({ records: [option('S1', '迟到的门店')], total: 1 });
  await expect.element(options).toHaveTextContent('门店 119S119');
  await userEvent.keyboard('{Enter}');
  await expect.element(value).toHaveTextContent('S119');
});

test('CON-08 DLG-06 an asynchronous dictionary asks for ten, 800 ms after the last key', async () => {
  const { requests, Page } = testingShell(() => [option('lin', '林晓')]);
  await render(
    <Page>
      <Form>
        {(props) => <AsyncDictionarySelect {...props} dict="sys_user,realname,username" />}
      </Form>
    </Page>,
  );
  await field.click();
  await expect.element(options).toHaveLength(1);
  const dict = 'sys_user,realname,username';
  expect(inputs(requests)).toEqual([{ dict, keyword: '', pageSize: '10' }]);
  stopTimers();
  await userEvent.keyboard('林晓');
  await pass(799);
  expect(requests).toHaveLength(1);
  await pass(1);
  await requestedAtOnce(requests, 2);
  expect(inputs(requests).at(-1)).toEqual({ dict, keyword: '林晓', pageSize: '10' });
});

test('DLG-07 a stored value is shown with its label', async () => {
  const { requests, Page } = testingShell(() => ['林晓']);
  await render(
    <Page>
      <Form first={['lin']}>
        {(props) => <AsyncDictionarySelect {...props} dict="sys_user,realname,username" />}
      </Form>
    </Page>,
  );
  await expect.element(field).toHaveValue('林晓');
  expect(requests[0]).toMatchObject({ path: getOptionLabels.path, input: { key: 'lin' } });
});

test('DLG-10 a dictionary comes from the browser: text is shown, the value is stored, no request is made', async () => {
  const dictionaries = createCell({ yn: [item('0', '否'), { ...item('1', '是'), text: '' }] });
  dictionaries.set({ yn: [item('0', '否'), { ...item('1', ''), label: '是的' }] });
  const { requests, Page } = testingShell(() => [], { dictionaries });
  await render(
    <Page>
      <Form>{(props) => <DictionarySelect {...props} dictCode="yn" />}</Form>
    </Page>,
  );
  for (const text of ['否', '是的']) {
    await field.click();
    await options.filter({ hasText: text }).click();
    await expect.element(field).toHaveValue(text);
  }
  await expect.element(value).toHaveTextContent('1');
  expect(requests).toEqual([]);
});

test('an open select follows a changed dictionary, and what was typed stays', async () => {
  const dictionaries = createCell({ yn: [item('0', '选项甲')] });
  const { Page } = testingShell(() => [], { dictionaries });
  await render(
    <Page>
      <Form>{(props) => <DictionarySelect {...props} dictCode="yn" />}</Form>
    </Page>,
  );
  await field.click();
  await userEvent.keyboard('选项');
  dictionaries.set({ yn: [item('0', '选项甲'), item('1', '选项乙')] });
  await expect.element(options).toHaveLength(2);
  await expect.element(field).toHaveValue('选项');
});

test('a disabled item is shown where it is stored and not offered', async () => {
  const dictionaries = createCell({ yn: [item('0', '否')] });
  const { Page } = testingShell(() => ['旧选项'], { dictionaries });
  await render(
    <Page>
      <Form first={['old']}>{(props) => <DictionarySelect {...props} dictCode="yn" />}</Form>
    </Page>,
  );
  await expect.element(field).toHaveValue('旧选项');
  await field.click();
  await expect.element(options).toHaveLength(1);
});

test('DLG-08 a select without a code says so', async () => {
  const { requests, Page } = testingShell(() => []);
  await render(
    <Page>
      <Form>{(props) => <DictionarySelect {...props} dictCode="" />}</Form>
    </Page>,
  );
  await expect.element(page.getByText('字典Code不能为空!')).toBeVisible();
  expect(requests).toEqual([]);
});

test('options that could not be fetched are fetched again by the button', async () => {
  let isDown = true;
  const { Page } = testingShell((request) => {
    if (isDown) throw new Error('down');
    return pageOf(request);
  });
  await render(
    <Page>
      <Form>{(props) => <DepartmentPicker {...props} />}</Form>
    </Page>,
  );
  await field.click();
  await expect.element(page.getByText('选项没有取到')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(options).toHaveLength(50);
});

const departmentOf = (id: string, departName: string) => ({
  key: id,
  value: id,
  title: departName,
  isLeaf: true,
  id,
  parentId: '',
  departName,
  departOrder: 0,
  orgCode: id,
  orgCategory: '2',
  status: '1',
});

test('the department tree is fetched once, and a press chooses a department by its id', async () => {
  const sales = {
    ...departmentOf('d1', '零售运营中心'),
    children: [departmentOf('d2', '华东大区')],
  };
  const { Page } = testingShell(() => [sales]);
  await render(
    <Page>
      <Form>
        {({ value: [id], onChange }) => (
          <DepartmentTree value={id} onChange={(chosen) => onChange([chosen])} />
        )}
      </Form>
    </Page>,
  );
  await page.getByRole('treeitem', { name: '华东大区' }).click();
  await expect.element(value).toHaveTextContent('d2');
});
