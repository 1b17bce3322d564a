import { expect, test } from 'vitest';
import { Refused } from '#platform/http/refuse.ts';
import { OutboundError } from './outbound.ts';
import { wordsOfProblem } from './problem-words.ts';

const refused = (body: string) =>
  new OutboundError('refused', 'SMS gateway', {
    cause: new Error(`HTTP 422: ${body}`),
    status: 422,
  });
const secrets = ['15480000001', '042617'];
const words = (body: string) => wordsOfProblem(refused(body), secrets);

test('a failure is told in the words of the service, by its code and its message', () => {
  const answer = JSON.stringify({ code: 'isv.LIMIT', message: '触发流控', RequestId: 'F655A8D5' });
  expect(wordsOfProblem(refused(answer), secrets)).toBe('HTTP 422：isv.LIMIT 触发流控');
  expect(wordsOfProblem(refused('no credit left'), secrets)).toBe('HTTP 422：no credit left');
  const cause = new Error(JSON.stringify({ errcode: 40_035, errmsg: '缺少参数 agent_id' }));
  expect(wordsOfProblem(new Refused('outside.refused', { cause }))).toBe('40035 缺少参数 agent_id');
});

test('a code, a telephone, a link and a token in it are left out, whole, spaced, wide or cut', () => {
  expect(words('no way to 15480000001: code 042617')).toBe('HTTP 422：no way to ***: code ***');
  expect(words('code 04 26 17, ０４２６１７')).toBe('HTTP 422：code ***, ***');
  expect(words(JSON.stringify({ message: '042617 to 154-8000-0001' }))).toBe(
    'HTTP 422：*** to ***',
  );
  expect(words('see https://sms.example/?t=1 or abcdefghijklmnopqrstuvwx')).toBe(
    'HTTP 422：see *** or ***',
  );
  expect(words('the code was 04')).toBe('HTTP 422：the code was');
});

test('pages, JSON that was cut and answers without words say no more than their status', () => {
  for (const body of [
    '<html>042617</html>',
    '{"to":"15480000001","code":"0426',
    '{"sent":"042617"}',
    '""',
  ]) {
    expect(wordsOfProblem(refused(body), secrets)).toBe('HTTP 422');
  }
  expect(wordsOfProblem(new OutboundError('timeout', 'SMS gateway'))).toBe('超时，没有应答');
  expect(wordsOfProblem(new Error('042617'), secrets)).toBe('应答无法识别');
});
