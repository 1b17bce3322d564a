import { hour as hourMs } from '@portal/common/durations';
import type { RecordType } from '@portal/contract/records/record-type';
import { expenses } from '@portal/hr/records/expenses';
import { dailyClosings } from '@portal/ors/records/daily-closings';
import { stockTransfers } from '@portal/ors/records/stock-transfers';
import { leases } from '@portal/rcm/records/leases';
import { regionOf } from '@portal/demonstration/organisation/places';
import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import { personId } from '@portal/demonstration/people/members';
import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import type { World } from '@portal/demonstration/world/world';

/** The last record of a type for which something holds, or else the last one. @throws for a type without any */
function lastOf(
  world: World,
  type: RecordType,
  holds: (record: MadeRecord) => boolean,
): MadeRecord {
  const records = world.recordsOf(type);
  const record = records.findLast(holds) ?? records.at(-1);
  if (!record) throw new Error(`No letter can be written about ${type.one}`);
  return record;
}

const nameOf = (world: World, storeNo: string): string =>
  world.stores.find(({ store_no }) => store_no === storeNo)?.store_name ?? storeNo;

/** A transfer that is on its way to the store of the clerk. */
export function transferLetter(world: World) {
  const transfer = lastOf(
    world,
    stockTransfers,
    ({ state, fields }) => state === 'sent' && fields['toStore'] === flagshipStoreNo,
  );
  return {
    title: `调拨单 ${transfer.id} 已到店，待您确认收货`,
    text: `${nameOf(world, transfer.scope)}调出 ${numberIn(transfer, 'units')} 件，物流显示已到店，请今日闭店前确认。`,
    page: `/ors/stock/transfer/in?store=${flagshipStoreNo}&record=${transfer.id}`,
  };
}

/** A closing of these days whose cash was less than its slips say. */
export function closingLetter(world: World) {
  const closing = lastOf(
    world,
    dailyClosings,
    (one) => one.state === 'differs' && numberIn(one, 'difference') < 0,
  );
  const [, month, day] = textIn(closing, 'day').split('-').map(Number);
  const lacking = (-numberIn(closing, 'difference')).toFixed(2);
  return {
    title: `${nameOf(world, closing.scope)} ${month} 月 ${day} 日日结差异 ¥${lacking}`,
    text: `日结单 ${closing.id} 现金实收少于应收，请店长核对小票并补充差异说明。`,
    page: `/ors/closing/list?store=${closing.scope}&record=${closing.id}`,
  };
}

/** An expense of somebody that was agreed to, with the hours since. */
export function expenseLetter(world: World, workNo: string) {
  const isTheirs = ({ scope, steps }: MadeRecord) =>
    scope === personId(workNo) && steps.some(({ step }) => step === 'approve');
  const expense = lastOf(world, expenses, isTheirs);
  const agreed = expense.steps.find(({ step }) => step === 'approve')?.at ?? expense.at;
  return {
    text: `报销单 ${expense.id} 已审批，款项将在三个工作日内到账。`,
    page: `/hr/self/expense?record=${expense.id}`,
    hoursAgo: Math.ceil((world.now.getTime() - agreed.getTime()) / hourMs),
  };
}

const soon = 60;

/** The leases of a region that end within two months. */
export function leaseLetter(world: World, region: string) {
  const stores = new Map(world.stores.map((store) => [store.store_no, store]));
  const ending = world.recordsOf(leases).filter((lease) => {
    const left = -daysSince(world, textIn(lease, 'until'));
    const city = stores.get(textIn(lease, 'store'))?.city;
    return left >= 0 && left <= soon && city !== undefined && regionOf(city) === region;
  });
  return { text: `华东大区有 ${ending.length} 份租赁合同将在六十天内到期。` };
}
