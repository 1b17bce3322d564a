import type { Browser, Locator, Page } from '@playwright/test';
import { recordCalls } from '@portal/contract/records/record-calls';
import type { RecordFields } from '@portal/contract/records/field-values';
import { findByNumber } from '@portal/contract/records/numbers/record-numbers';
import type { RecordType } from '@portal/contract/records/record-type';
import type { WorkContext } from '@portal/contract/workplace/work-context';
import { callsOver, type MakeCall, overHttp } from '@portal/testing/calls';
import { accountOf, expect, inStore, openBySearch, type Role, signIn } from './portal.ts';

/** A page on which somebody of the demonstration is signed in. */
export interface Desk {
  page: Page;
  role: Role;
}

/** The calls of the user of a desk, with the group, store or company they work for. */
const callsOf = ({ page, role }: Desk, chosen?: Partial<WorkContext>): Promise<MakeCall> =>
  callsAt(page, accountOf(role), chosen);

/** The calls of the user who is signed in on a page. */
export async function callsAt(
  page: Page,
  { workNo }: { workNo: string },
  chosen?: Partial<WorkContext>,
): Promise<MakeCall> {
  const stored = await page.evaluate(() => localStorage.getItem('pro__Access-Token') ?? '{}');
  const token = String(JSON.parse(stored).value);
  const clock = { now: () => new Date() };
  return callsOver(overHttp(new URL(page.url()).origin), { clock, token, workNo, chosen });
}

/** Signs the supervisor in at a store, and finds a transfer that is shown for another store of theirs. */
export async function transferElsewhere(page: Page): Promise<{ id: string; store: string }> {
  await signIn(page, 'supervisor', '/user/login', inStore);
  const here = new URL(page.url()).searchParams.get('store');
  // As the tab looks: what comes to its store is shown there.
  const call = await callsOf({ page, role: 'supervisor' }, { storeNo: here });
  const found = await call(findByNumber, { number: 'DB20' });
  const { id = '', context } = found.find((each) => each.context?.no !== here) ?? {};
  return { id, store: context?.no ?? '' };
}

/** Makes a record as the user of a desk, by the call that its form makes, and returns its number. */
export async function makeRecord(
  desk: Desk,
  type: RecordType,
  fields: RecordFields,
  chosen?: Partial<WorkContext>,
): Promise<string> {
  const call = await callsOf(desk, chosen);
  return (await call(recordCalls(type).create, { fields })).id;
}

/** The number of the one record of a type that links to another. */
export async function recordLinkedTo(
  desk: Desk,
  type: RecordType,
  field: string,
  id: string,
): Promise<string> {
  const call = await callsOf(desk);
  const filter = JSON.stringify({ field, op: 'is', value: id });
  const { records } = await call(recordCalls(type).find, { filter });
  expect(records).toHaveLength(1);
  return records[0]?.id ?? '';
}

/** The first key that the user of a desk may choose for a field. */
export async function firstOption(desk: Desk, type: RecordType, field: string): Promise<string> {
  const call = await callsOf(desk);
  const { records } = await call(recordCalls(type).options, { field });
  return records[0]?.value ?? '';
}

const rows = (page: Page) => page.locator('.ui-grid tbody tr:visible');

/** Opens the page of this title, and finds the one record of a number, or of words that no other record has. */
export async function findRecord(
  { page }: Pick<Desk, 'page'>,
  title: string,
  words: string,
): Promise<void> {
  await openBySearch(page, title);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('searchbox', { name: '关键字' }).fill(words);
  await page.getByRole('button', { name: '查询' }).click();
  // A list that was there before shows what it had until the answer comes.
  await expect(page.locator('.ui-grid:visible').first()).not.toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).toHaveCount(1);
}

/** The number of the record in the only row. */
export async function shownNumber({ page }: Pick<Desk, 'page'>): Promise<string> {
  const header = await rows(page).getByRole('rowheader').innerText();
  return /[A-Z]+\d+/.exec(header)?.[0] ?? '';
}

/**
 * Fills in the fields of a form by their labels, as somebody does who reads it: a day of eight digits, a time of four
 * with a colon, one of several options by its words, boxes to tick by a list, all else typed.
 */
export async function fillIn(
  form: Locator,
  fields: readonly [label: string, value: string | readonly string[]][],
): Promise<void> {
  for (const [label, value] of fields) {
    if (typeof value === 'string') await fillField(form, label, value);
    else for (const box of value) await form.getByRole('checkbox', { name: box }).check();
  }
}

async function fillField(form: Locator, label: string, value: string): Promise<void> {
  if (/^\d{8}$|^\d\d:\d\d$/.test(value)) {
    const parts = form.getByRole('group', { name: label }).getByRole('spinbutton');
    return parts.first().pressSequentially(value.replace(':', ''));
  }
  const field = form
    .getByLabel(label, { exact: false })
    .and(form.locator('input, select, textarea'));
  const kind = await field.first().evaluate((each) => each.tagName);
  if (kind === 'SELECT') await field.first().selectOption(value);
  else await field.first().fill(value);
  if ((await field.first().getAttribute('role')) !== 'combobox') return;
  await form.page().getByRole('option', { name: value }).first().click();
}

interface StepInput {
  /** Values for the dialog of a step that asks for something. */
  fills?: Parameters<typeof fillIn>[1];
  /** The label of the state it leads to. */
  to: string;
}

/** Takes a step of the record in the only row, filling in the fields it asks for, up to a state. */
export async function takeStep(
  { page }: Pick<Desk, 'page'>,
  label: string,
  { fills, to }: StepInput,
): Promise<void> {
  await rows(page)
    .getByRole('button', { name: new RegExp(`^${label} `) })
    .click();
  if (fills) {
    const asking = page.getByRole('dialog');
    await fillIn(asking, fills);
    await asking.getByRole('button', { name: label, exact: true }).click();
  }
  // A step that cannot be taken back asks whether one is sure; any other is taken at once.
  const taken = rows(page).getByRole('button', { name: new RegExp(`^${label} `) });
  const question = page.getByRole('alertdialog');
  await expect
    .poll(async () => {
      if (!fills && (await question.isVisible())) await agree(page, label);
      return taken.count();
    })
    .toBe(0);
  // The column of the state may be out of sight, and is not drawn then.
  await rows(page).getByRole('rowheader').getByRole('link').click();
  const record = page.getByRole('dialog');
  await expect(record.locator('.records-tone').first()).toHaveText(to);
  await page.keyboard.press('Escape');
  await expect(record).toHaveCount(0);
}

/** Says that one is sure, of a step that asks. */
export const agree = (page: Page, label: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();

/** Signs somebody in at a page of their own, beside whoever is at work already. */
export async function openDesk(
  browser: Browser,
  role: Role,
  path?: string,
  at?: { store?: string },
): Promise<Desk> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, role, path, at);
  return { page, role };
}

/** Opens the page of this title, makes a record with its form, and returns its number. */
export async function addRecord(
  page: Page,
  [title, one]: readonly [title: string, one: string],
  fields: Parameters<typeof fillIn>[1],
  lines: readonly (readonly string[])[] = [],
): Promise<string> {
  await openBySearch(page, title);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: `新建${one}`, exact: true }).click();
  const form = page.getByRole('dialog', { name: `新建${one}` });
  await fillIn(form, fields);
  for (const [row, cells] of lines.entries()) {
    await form.getByRole('button', { name: '添加一行' }).click();
    const inputs = form
      .getByRole('row')
      .nth(row + 1)
      .getByRole('textbox');
    for (const [column, cell] of cells.entries()) await inputs.nth(column).fill(cell);
  }
  await form.getByRole('button', { name: '保存' }).click();
  const record = page.getByRole('dialog', { name: new RegExp(`^${one} [A-Z]+\\d+`) });
  await expect(record).toBeVisible();
  const [, number = ''] =
    /([A-Z]+\d+)/.exec((await record.getByRole('heading').first().textContent()) ?? '') ?? [];
  await page.keyboard.press('Escape');
  await expect(record).toHaveCount(0);
  return number;
}

/** The present day in China, or one some days later, as fields of records have it. */
export const today = (daysLater = 0): string =>
  new Date(Date.now() + daysLater * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Asia/Shanghai',
  });

/** The same as it is typed. */
export const typedDay = (daysLater = 0): string => today(daysLater).replaceAll('-', '');
