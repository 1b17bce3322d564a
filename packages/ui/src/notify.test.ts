import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, holdNotices, type Notice, notices, notify, releaseNotices } from './notify.ts';

const refused: Notice = { kind: 'error', title: '系统提示', text: '拒绝访问' };
const textsShown = () => notices.get().map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of notices.get()) dismiss(id);
  vi.useRealTimers();
});

test('the same cause speaks once within three seconds, and again after them', () => {
  notify(refused);
  vi.advanceTimersByTime(2_999);
  notify(refused);
  expect(textsShown()).toEqual(['拒绝访问']);

  vi.advanceTimersByTime(1);
  notify(refused);
  expect(textsShown()).toEqual(['拒绝访问', '拒绝访问']);
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
