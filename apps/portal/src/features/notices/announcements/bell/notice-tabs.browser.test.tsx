import type { Announcement } from '@portal/contract/notices/announcements';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { NoticeTabs } from './NoticeTabs.tsx';

const noticeOf = (id: string, titile: string): Announcement => ({
  id,
  titile,
  msgContent: '',
  msgAbstract: null,
  sender: '管理员',
  priority: 'L',
  msgCategory: '1',
  sendTime: '2026-03-01 09:00:00',
  createTime: '2026-03-01 09:00:00',
  openType: null,
  openPage: null,
  busType: null,
  busId: null,
  readFlag: '0',
  izTop: '0',
  mustRead: false,
  isAcknowledged: false,
  isArchived: false,
  isEnded: false,
  revision: 1,
});

const notices = {
  anntMsgList: [noticeOf('1', '盘点通知')],
  anntMsgTotal: 1,
  sysMsgList: [noticeOf('2', '补货提醒'), noticeOf('3', '调价提醒')],
  sysMsgTotal: 2,
  mustReadTotal: 0,
};

const tab = (name: string) => page.getByRole('tab', { name });
const panel = page.getByRole('tabpanel');

test('notices of people come first, messages of systems are behind the other tab', async () => {
  await render(<NoticeTabs notices={notices} onOpen={() => undefined} />);
  await expect.element(panel.getByText('盘点通知')).toBeVisible();
  await tab('系统消息 2').click();
  await expect.element(panel.getByText('补货提醒')).toBeVisible();
  await expect.element(panel.getByText('盘点通知')).not.toBeInTheDocument();
  await expect.element(panel).toHaveAccessibleName('系统消息 2');
});

test('either arrow leads to the other tab, and Tab from there into its list', async () => {
  await render(<NoticeTabs notices={notices} onOpen={() => undefined} />);
  await userEvent.tab();
  await expect.element(tab('通知公告 1')).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', '系统消息 2'],
    ['{ArrowRight}', '通知公告 1'],
    ['{ArrowLeft}', '系统消息 2'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await userEvent.tab();
  await expect.element(panel.getByRole('button').first()).toHaveFocus();
});

test('Enter on a notice opens that one', async () => {
  const opened: string[] = [];
  await render(<NoticeTabs notices={notices} onOpen={({ titile }) => opened.push(titile)} />);
  await tab('系统消息 2').click();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => opened).toEqual(['调价提醒']);
});
