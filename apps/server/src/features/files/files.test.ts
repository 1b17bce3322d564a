import { fileContent, finishUpload } from '@portal/contract/files/files';
import { minute } from '@portal/common/durations';
import { expect, test } from 'vitest';
import {
  beginUpload,
  idIn,
  offsetOf,
  sendPart,
  sha256Of,
  uploadFile,
} from '#testing/server/upload.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const words = (text: string) => new TextEncoder().encode(text);

/** Opens an address as a browser does: with the cookie of a person, if any. */
async function open(address: string, person?: Person, headers: Record<string, string> = {}) {
  const cookie = person && (await cookieOf(person));
  return world.inject({ url: address, headers: { ...headers, ...(cookie && { cookie }) } });
}

async function cookieOf({ headers }: Person): Promise<string> {
  const reply = await world.inject({ url: '/api/files/own?ids=none', headers });
  return String(reply.headers['set-cookie']).split(';')[0] ?? '';
}

test('an upload that breaks off goes on from where it was, and its hash is checked at the end', async () => {
  const lin = await world.person();
  const bytes = words('甲乙丙丁'.repeat(50_000));
  const begun = await beginUpload(world, lin, { name: '合同.txt', size: bytes.length });
  const url = String(begun.headers.location);

  await sendPart(world, lin, { url, offset: 0, bytes: bytes.subarray(0, 100_000) });
  expect(await offsetOf(world, lin, url)).toBe(100_000);
  const id = idIn(url);
  await expect(lin.call(finishUpload, { id, sha256: sha256Of(bytes) })).rejects.toThrow(
    'file.incomplete',
  );
  const astray = await sendPart(world, lin, { url, offset: 5, bytes: bytes.subarray(5) });
  expect(astray.statusCode).toBe(409);
  await sendPart(world, lin, { url, offset: 100_000, bytes: bytes.subarray(100_000) });

  const file = await lin.call(finishUpload, { id, sha256: sha256Of(bytes) });
  expect(file).toMatchObject({ name: '合同.txt', size: bytes.length, kind: 'text' });
  expect((await open(file.address, lin)).rawPayload).toEqual(Buffer.from(bytes));
});

test('a file whose hash differs at the end is refused, and cannot be had', async () => {
  const lin = await world.person();
  const bytes = words('原来的文字');
  const begun = await beginUpload(world, lin, { name: 'a.txt', size: bytes.length });
  const url = String(begun.headers.location);
  await sendPart(world, lin, { url, offset: 0, bytes });
  const id = idIn(url);

  const wrong = { id, sha256: sha256Of(words('别的文字')) };
  await expect(lin.call(finishUpload, wrong)).rejects.toThrow('file.differs');
  const right = { id, sha256: sha256Of(bytes) };
  await expect(lin.call(finishUpload, right)).rejects.toThrow('file.not-found');
});

test('an upload is reached by its user alone, with a session', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const begun = await beginUpload(world, lin, { name: 'a.txt', size: 4 });
  const url = String(begun.headers.location);

  expect(await offsetOf(world, wang, url)).toBeNaN();
  const bytes = words('mine');
  expect((await sendPart(world, wang, { url, offset: 0, bytes })).statusCode).toBe(404);
  const nobody = { headers: {} };
  expect((await sendPart(world, nobody, { url, offset: 0, bytes })).statusCode).toBe(401);
  expect((await beginUpload(world, nobody, { name: 'a', size: 1 })).statusCode).toBe(401);
  expect(await offsetOf(world, lin, url)).toBe(0);
});

test('a file larger than the limit is refused before its first byte', async () => {
  const lin = await world.person();
  const size = world.config.files.mostBytes + 1;
  expect((await beginUpload(world, lin, { name: 'a.zip', size })).statusCode).toBe(413);
});

const refused = {
  'page.html': '<!doctype html><script>alert(1)</script>',
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'a.png': '\ufeff <html><body onload=alert(1)>',
  'shell.jsp': '<%@ page import="java.io.*" %>',
  'run.txt': '#!/bin/sh\nrm -rf /',
  'program.exe': 'MZ\u0090\u0000\u0003\u0000',
  'empty.txt': '',
};

test('FIL-02 the type of a file is told by its content, and its name is text: never a path, a direction or a type', async () => {
  const lin = await world.person();
  const bytes = words('name,price\n羊毛大衣,1280');
  const names = {
    '../../etc/passwd': '.._.._etc_passwd.txt',
    'a.png.html': 'a.png.html.txt',
    'report\u202egpj.exe': 'reportgpj.exe.txt',
    'two\r\nlines\u0000.txt': 'twolines.txt',
    '价格表.csv': '价格表.csv',
    [`${'长'.repeat(300)}.txt`]: `${'长'.repeat(196)}.txt`,
    '': '未命名文件.txt',
  };
  for (const [given, saved] of Object.entries(names)) {
    const file = await uploadFile(world, lin, { name: given, bytes });
    const reply = await open(file.address, lin);
    const disposition = String(reply.headers['content-disposition']);
    const [, name = ''] = /filename\*=UTF-8''(.*)$/.exec(disposition) ?? [];

    expect(decodeURIComponent(name)).toBe(saved);
    expect(disposition).toMatch(/^attachment; filename="[\w.-]+"/);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox;/),
    });
  }
  // What a browser could run is not stored at all.
  for (const [name, text] of Object.entries(refused)) {
    const upload = uploadFile(world, lin, { name, bytes: words(text) });
    await expect(upload).rejects.toThrow('file.unfit');
  }
});

test('an address of a file is of use to its session alone, for five minutes, and in ranges', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const { address } = await uploadFile(world, lin, { name: 'a.txt', bytes: words('0123456789') });

  expect((await open(address)).statusCode).toBe(401);
  expect((await open(address, wang)).statusCode).toBe(404);
  expect((await open(`${fileContent.path}?key=forged`, lin)).statusCode).toBe(404);
  expect((await open(address, lin)).body).toBe('0123456789');

  const part = await open(address, lin, { range: 'bytes=2-5' });
  expect(part).toMatchObject({ statusCode: 206, body: '2345' });
  expect(part.headers['content-range']).toBe('bytes 2-5/10');
  expect((await open(address, lin, { range: 'bytes=-3' })).body).toBe('789');
  expect((await open(address, lin, { range: 'bytes=10-' })).statusCode).toBe(416);

  world.clock.advance(5 * minute);
  expect((await open(address, lin)).statusCode).toBe(404);
});
