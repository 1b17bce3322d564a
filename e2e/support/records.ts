import type { Browser, Page } from '@playwright/test';
import { recordCalls } from '@portal/contract/records/record-calls';
import type { RecordFields } from '@portal/contract/records/field-values';
import type { RecordType } from '@portal/contract/records/record-type';
import { callsOver, type MakeCall, overHttp } from '@portal/testing/calls';
import { accountOf, expect, openBySearch, type Role, signIn } from './portal.ts';

/** A page on which somebody of the demonstration is signed in. */
export interface Desk {
  page: Page;
  role: Role;
}

/** The calls of the user of a desk. */
async function callsOf({ page, role }: Desk): Promise<MakeCall> {
  const stored = await page.evaluate(() => localStorage.getItem('pro__Access-Token') ?? '{}');
  const token = String(JSON.parse(stored).value);
  const { workNo } = accountOf(role);
  const clock = { now: () => new Date() };
  return callsOver(overHttp(new URL(page.url()).origin), { clock, token, workNo });
}

/** Makes a record as the user of a desk, by the call that its form makes, and returns its number. */
export async function makeRecord(
  desk: Desk,
  type: RecordType,
  fields: RecordFields,
): Promise<string> {
  const call = await callsOf(desk);
  return (await call(recordCalls(type).create, { fields })).id;
}

/** The first key that the user of a desk may choose for a field. */
export async function firstOption(desk: Desk, type: RecordType, field: string): Promise<string> {
  const call = await callsOf(desk);
  const { records } = await call(recordCalls(type).options, { field });
  return records[0]?.value ?? '';
}

const rows = (page: Page) => page.locator('.ui-grid tbody tr:visible');

/** Opens the page of this title, and finds the one record of a number, or of words that no other record has. */
export async function findRecord({ page }: Desk, title: string, words: string): Promise<void> {
  await openBySearch(page, title);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('searchbox', { name: '关键字' }).fill(words);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(rows(page)).toHaveCount(1);
}

interface StepInput {
  /** Labels with values; eight digits are a day. */
  fills?: [label: string, value: string][];
  /** The step asks whether one is sure. */
  isSure?: boolean;
  /** The label of the state it leads to. */
  to: string;
}

/** Takes a step of the record in the only row, filling in the fields it asks for, up to a state. */
export async function takeStep(
  { page }: Desk,
  label: string,
  { fills = [], isSure = false, to }: StepInput,
): Promise<void> {
  await rows(page)
    .getByRole('button', { name: new RegExp(`^${label} `) })
    .click();
  for (const [field, value] of fills) {
    const dialog = page.getByRole('dialog');
    const day = dialog.getByRole('spinbutton', { name: /^年/ });
    if (/^\d{8}$/.test(value)) await day.pressSequentially(value);
    else await dialog.getByLabel(field).fill(value);
  }
  if (isSure) await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
  if (fills.length > 0) {
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  }
  await expect(rows(page).getByRole('button', { name: new RegExp(`^${label} `) })).toHaveCount(0);
  // The column of the state may be out of sight, and is not drawn then.
  await rows(page).getByRole('rowheader').getByRole('button').click();
  const record = page.getByRole('dialog');
  await expect(record.locator('.records-tone').first()).toHaveText(to);
  await page.keyboard.press('Escape');
  await expect(record).toHaveCount(0);
}

/** Signs somebody in at a page of their own, beside whoever is at work already. */
export async function openDesk(browser: Browser, role: Role): Promise<Desk> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, role);
  return { page, role };
}

/** The present day in China, as fields of records have it. */
export const today = (): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
