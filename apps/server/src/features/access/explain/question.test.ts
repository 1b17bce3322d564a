import { expect, test } from 'vitest';
import { parseQuestion } from './question.ts';

const read = (text: string) => parseQuestion(text, 'portal.example');

test.each([
  ['https://portal.example/crm/members?id=3#top', '/crm/members'],
  ['  /crm/members/  ', '/crm/members'],
  ['/crm/members\u200b', '/crm/members'],
  ['http://portal.example', '/'],
  ['https://portal.example/user/login?redirect=%2Fcrm%2Fmembers%3Fid%3D3', '/crm/members'],
  ['https://portal.example/user/login#redirect=%2Fcrm%2Fmembers%3Fid%3D3', '/crm/members'],
  ['/crm/%E4%BC%9A%E5%91%98', '/crm/会员'],
  ['/crm/100%', '/crm/100%'],
])('%s is a page of ours', (text, path) => {
  expect(read(text)).toEqual({ kind: 'path', path });
});

test('a link to another site is known by its host, without what follows the path', () => {
  expect(read('https://elsewhere.example:8443/a/b?token=secret')).toEqual({
    kind: 'site',
    host: 'elsewhere.example:8443',
    address: 'https://elsewhere.example:8443/a/b',
  });
  expect(read('//elsewhere.example/a')).toMatchObject({ kind: 'words' });
});

test('a code of an action is none of the other things', () => {
  expect(read('ams:role:list')).toEqual({ kind: 'code', code: 'ams:role:list' });
});

test('anything else is words', () => {
  expect(read('会员分层')).toEqual({ kind: 'words', words: '会员分层' });
  expect(read('crm')).toEqual({ kind: 'words', words: 'crm' });
  expect(read('javascript:alert(1)')).toMatchObject({ kind: 'words' });
});
