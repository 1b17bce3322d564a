import { defineCall } from '@portal/contract/call';
import { CsvRows } from '@portal/contract/csv';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { download } from './download.ts';
import { type CallProblem, onProblem } from './problems.ts';

// The session listens to other tabs as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

const exportNotices = defineCall({
  method: 'GET',
  path: '/sys/annountCement/exportXls',
  envelope: 'csv',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: CsvRows,
  refuses: [],
  rate: 'read',
});

/** The outside: a server that answers this, and a browser that notes what it is asked to save. */
function outside(answer: Response): { saved: string[] } {
  const saved: string[] = [];
  const link = { href: '', download: '', click: () => saved.push(link.download) };
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  vi.stubGlobal('document', { createElement: () => link });
  return { saved };
}
afterEach(() => vi.unstubAllGlobals());

const told: CallProblem[] = [];
onProblem((problem) => void told.push(problem));

test('ERR-07 the end of a session as older servers say it is read out of what should be a file', async () => {
  const message = 'Token失效，请重新登录';
  const { saved } = outside(Response.json({ status: 500, message }, { status: 500 }));

  await expect(download(exportNotices, {}, { name: 'notices.csv' })).rejects.toMatchObject({
    kind: 'expired',
  });

  expect(saved).toEqual([]);
  expect(told.at(-1)?.message).toBe('很抱歉，登录已过期，请重新登录');
});

test('a refusal with status 200 is not saved either', async () => {
  const { saved } = outside(Response.json({ success: false, message: '正在盘点', code: 500 }));

  await expect(download(exportNotices, {}, { name: 'notices.csv' })).rejects.toThrow('正在盘点');

  expect(saved).toEqual([]);
});
