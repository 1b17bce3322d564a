import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database/tables.gen.ts';
import { hoursBefore } from '@portal/demonstration/organisation/calendar';
import { personId } from '@portal/demonstration/people/members';

const day = 24;

/** Templates of recurring messages, with placeholders. */
export const messageTemplateRows = (now: Date): Insertable<Tables['message_template']>[] => [
  {
    code: 'price-change',
    name: '终端调价通知',
    title: '{{category}}终端调价执行通知',
    content:
      '<p>请各门店于{{closing}}闭店后完成价签更换，{{effective}}零点系统价格自动生效。</p><p>开店前由店长复核，有疑问请联系{{contact}}。</p>',
    priority: 'H',
    updated_at: hoursBefore(now, 9 * day),
    updated_by: personId('900005'),
  },
  {
    code: 'stock-taking',
    name: '门店盘点安排',
    title: '{{storeName}}{{date}}盘点安排',
    content:
      '<p>盘点时间：<strong>{{date}} {{time}}</strong></p><ul><li>当日停止收货与调拨</li><li>差异超过 0.3% 须复盘</li></ul>',
    priority: 'M',
    updated_at: hoursBefore(now, 23 * day),
    updated_by: personId('900005'),
  },
  {
    code: 'system-pause',
    name: '系统升级暂停服务',
    title: '系统升级：{{from}} 至 {{until}} 暂停服务',
    content: '<p>升级期间收银可离线使用，恢复后自动上传，请勿关闭收银机。</p>',
    priority: 'H',
    updated_at: hoursBefore(now, 40 * day),
    updated_by: personId('900005'),
  },
];
