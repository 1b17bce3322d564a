import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, holdNotices, type Notice, notices, notify, releaseNotices } from './notify.ts';

const refused: Notice = { kind: 'error', title: '系统提示', text: '拒绝访问' };
const textsShown = () => notices.get().map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of notices.get()) dismiss(id);
  vi.useRealTimers();
});

const timesShown = () => notices.get().map(({ times }) => times);

test('however often one cause speaks, there is one notice of it', () => {
  for (let call = 0; call < 10; call += 1) notify(refused);
  vi.advanceTimersByTime(2_999);
  notify(refused);
  expect([textsShown(), timesShown()]).toEqual([['拒绝访问'], [1]]);
});

test('a cause that speaks again while its notice is to be read is counted, and stays longer', () => {
  const missing: Notice = { ...refused, text: '很抱歉，资源未找到!' };
  notify(missing);
  vi.advanceTimersByTime(5_000);
  notify(missing);
  expect([textsShown(), timesShown()]).toEqual([['很抱歉，资源未找到!'], [2]]);

  vi.advanceTimersByTime(5_999);
  expect(textsShown()).toEqual(['很抱歉，资源未找到!']);
  vi.advanceTimersByTime(1);
  expect(textsShown()).toEqual([]);
  notify(missing);
  expect([textsShown(), timesShown()]).toEqual([['很抱歉，资源未找到!'], [1]]);
});

test('a fourth notice makes the oldest give way', () => {
  for (const text of ['一', '二', '三', '四']) notify({ kind: 'info', text });
  expect(textsShown()).toEqual(['二', '三', '四']);
});

test('a notice goes by itself; one about loading stays until it is taken back', () => {
  const takeBack = notify({ kind: 'loading', text: '正在加载 人力资源…' });
  notify({ kind: 'warning', text: '首页不能关闭!' });
  vi.advanceTimersByTime(6_000);
  expect(textsShown()).toEqual(['正在加载 人力资源…']);

  takeBack();
  expect(textsShown()).toEqual([]);
});

test('nothing goes while someone is reading', () => {
  notify({ kind: 'error', title: '系统提示', text: '网络超时' });
  holdNotices();
  vi.advanceTimersByTime(60_000);
  expect(textsShown()).toEqual(['网络超时']);

  releaseNotices();
  vi.advanceTimersByTime(3_000);
  expect(textsShown()).toEqual([]);
});

const undo = { text: '撤销', onSelect: () => undefined };

test('FIX-57 what can be taken back stays as long as it can, also once the pointer has been over it', () => {
  notify({ kind: 'success', text: '已同意', lifeMs: 10_000, action: undo });
  vi.advanceTimersByTime(1_000);
  holdNotices();
  releaseNotices();
  vi.advanceTimersByTime(8_999);
  expect(textsShown()).toEqual(['已同意']);
  vi.advanceTimersByTime(1);
  expect(textsShown()).toEqual([]);
});

test('FIX-57 what is done twice is offered back twice, and gives way after what offers nothing', () => {
  const taken: Notice = { kind: 'success', text: '已同意', lifeMs: 10_000, action: undo };
  notify(taken);
  notify({ kind: 'info', text: '甲' });
  notify(taken);
  notify({ kind: 'info', text: '乙' });
  expect(textsShown()).toEqual(['已同意', '已同意', '乙']);
});
