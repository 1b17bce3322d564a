import { defineCall } from '@portal/contract/call';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { download } from './download.ts';
import { type CallProblem, onProblem } from './problems.ts';

// The session listens to other tabs as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

const exportNotices = defineCall({
  method: 'GET',
  path: '/sys/annountCement/exportXls',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: z.unknown(),
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

test('a file is saved under its name', async () => {
  const { saved } = outside(new Response('a,b', { headers: { 'content-type': 'text/csv' } }));

  await download(exportNotices, {}, { name: 'notices.csv' });

  expect(saved).toEqual(['notices.csv']);
});

const endings = [
  { status: 500, message: 'Token失效，请重新登录' },
  { status: 401, message: 'Token失效，请重新登录!' },
];

test('ERR-07 a message instead of a file is read as one: the session is over, and nothing is saved', async () => {
  for (const { status, message } of endings) {
    const { saved } = outside(Response.json({ status, message }, { status }));

    await expect(download(exportNotices, {}, { name: 'notices.csv' })).rejects.toMatchObject({
      kind: 'expired',
    });

    expect(saved).toEqual([]);
    expect(told.at(-1)?.kind).toBe('expired');
  }
});

test('a refusal with status 200 is not saved either', async () => {
  const { saved } = outside(Response.json({ success: false, message: '正在盘点', code: 500 }));

  await expect(download(exportNotices, {}, { name: 'notices.csv' })).rejects.toThrow('正在盘点');

  expect(saved).toEqual([]);
});
