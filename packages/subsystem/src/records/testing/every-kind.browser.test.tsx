import { headOf } from '@portal/contract/records/field-heads';
import { createCell } from '@portal/common/cell';
import type { FieldKind } from '@portal/contract/records/fields';
import {
  answerEveryKind,
  everyDictionary,
  everyKind,
  fieldKinds,
  typeOfKind,
} from '@portal/testing/every-kind';
import type { RecordType } from '@portal/contract/records/record-type';
import { emulateMedia } from '@portal/ui/testing/emulate-media';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Locator, page } from 'vitest/browser';
import { testingShell } from '../../choosers/testing-shell.tsx';
import { type KindCase, kindCases } from './kind-cases.ts';
import { RecordsPage } from '../RecordsPage.tsx';
import '../records.css';

/** Shows the page of a type; returns the requests it made and its address. */
async function open(type: RecordType = everyKind) {
  const at = createCell({ path: '/ams/kinds', component: null, title: '样单', search: '' });
  const go = (to: string) =>
    at.set({ ...at.get(), search: new URL(to, 'http://test.invalid').search });
  const shell = testingShell(({ path, input }) => answerEveryKind(path, input), {
    page: at,
    router: { get: at.get, subscribe: at.subscribe, push: go, replace: go },
    dictionaries: createCell(everyDictionary),
  });
  await render(
    <shell.Page>
      <RecordsPage type={type} />
    </shell.Page>,
  );
  await expect.element(page.getByRole('link', { name: 'YD00002', exact: true })).toBeVisible();
  return { requests: shell.requests, address: () => new URLSearchParams(at.get().search) };
}

const label = (kind: FieldKind): string => everyKind.fields[kind].label;
const head = (kind: FieldKind): string => headOf(everyKind.fields[kind]);
const tableText = ({ shown }: KindCase) => (typeof shown === 'string' ? shown : shown.table);
const sheetText = ({ shown }: KindCase) => (typeof shown === 'string' ? shown : shown.sheet);

test.each(fieldKinds)('KIT-01 a field of kind %s is typed and saved', async (kind) => {
  const { requests } = await open(typeOfKind(kind));
  await page.getByRole('button', { name: '新建样单' }).click();
  const form = page.getByRole('dialog', { name: '新建样单' });
  await kindCases[kind].type(form, label(kind));
  await form.getByRole('button', { name: '保存' }).click();

  const saved = () => requests.find(({ input }) => 'fields' in input)?.input['fields'];
  await expect.poll(saved).toMatchObject({ [kind]: kindCases[kind].saved });
});

test.each(fieldKinds)('KIT-01 a list is filtered by a field of kind %s', async (kind) => {
  const { op, value, words, by = kindCases[kind].type } = kindCases[kind].filter;
  const { address } = await open(typeOfKind(kind));
  await page.getByRole('button', { name: '更多条件' }).click();
  const conditions = page.getByRole('dialog', { name: '筛选条件' });
  await conditions.getByRole('combobox', { name: '字段' }).selectOptions(kind);
  await conditions.getByRole('combobox', { name: '比较' }).selectOptions(op);
  await by(conditions, `${label(kind)}的值`);
  await conditions.getByRole('button', { name: '应用' }).click();

  const condition = { field: kind, op, ...(value !== undefined && { value }) };
  await expect.poll(() => address().get('filter')).toBe(JSON.stringify({ all: [condition] }));
  const said = page.getByText(`筛选：${head(kind)} ${words}`, { exact: true });
  await expect.element(said).toBeVisible();
});

test('KIT-01 a field of each kind is exported by its name', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  await open();
  await page.getByRole('button', { name: '导出' }).click();
  await expect.poll(() => saved.mock.calls).toHaveLength(1);
  const [[sheet] = []] = saved.mock.calls;
  saved.mockRestore();

  const written = sheet instanceof Blob ? await sheet.text() : '';
  const [heads = [], cells = []] = written
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .map((row) =>
      row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', '')),
    );
  const exported = fieldKinds.map((kind) => [kind, cells[heads.indexOf(head(kind))]]);
  expect(exported).toEqual(fieldKinds.map((kind) => [kind, sheetText(kindCases[kind])]));
});

test.each(['screen', 'print'] as const)(
  'KIT-01 a field of each kind is a column and a fact of its record, read out by its label, on %s',
  async (media) => {
    await open();
    await emulateMedia(media);
    try {
      const heads = page
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent);
      const row = page.getByRole('row').filter({ hasText: 'YD00002' });
      const cells = [...row.element().children]
        .filter((cell) => cell.checkVisibility())
        .map(({ textContent }) => textContent);
      const inTable = fieldKinds.map((kind) => [kind, cells[heads.indexOf(head(kind))]]);
      expect(inTable).toEqual(fieldKinds.map((kind) => [kind, tableText(kindCases[kind])]));

      await emulateMedia('screen');
      await page.getByRole('link', { name: 'YD00002', exact: true }).click();
      const record = page.getByRole('dialog', { name: '样单 YD00002' });
      await expect.element(record.getByRole('list', { name: '动态与评论' })).toBeVisible();
      await emulateMedia(media);
      await expect.element(record.getByRole('strong').filter({ hasText: '主推' })).toBeVisible();
      const facts = fieldKinds.map((kind) => [kind, factIn(record, kind)]);
      expect(facts).toEqual(fieldKinds.map((kind) => [kind, factText(kind)]));
    } finally {
      await emulateMedia('');
    }
  },
);

/** The value of a fact beside its label; text with shape and rows stand below a heading. */
function factIn(record: Locator, kind: FieldKind): string {
  if (kind === 'richText' || kind === 'lines') {
    const heading = record.getByRole('heading', { name: label(kind) }).element();
    return heading.parentElement?.textContent ?? '';
  }
  const terms = record.getByRole('term').elements();
  return (
    terms.find(({ textContent }) => textContent === head(kind))?.nextElementSibling?.textContent ??
    ''
  );
}

const factText = (kind: FieldKind): string => {
  if (kind === 'richText') return '图文介绍秋冬主推';
  return kind === 'lines' ? '明细颜色数量驼色12合计：数量 12' : tableText(kindCases[kind]);
};
