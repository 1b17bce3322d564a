import type { Reader, StoreReading } from '@portal/contract/notices/announcement-readers';
import { wireTime } from '@portal/common/group-time';
import type { StoredReader, StoreReadCounts } from './store.ts';

const timeOr = (moment: Date | null): string | null => (moment ? wireTime(moment) : null);

export const readerToWire = (row: StoredReader): Reader => ({
  workNo: row.work_no,
  realname: row.realname,
  departName: row.depart_name,
  storeName: row.store_name,
  readTime: timeOr(row.read_at),
  acknowledgeTime: timeOr(row.acknowledged_at),
});

export const storeReadCountsToWire = (row: StoreReadCounts): StoreReading => ({
  storeNo: row.store_no,
  storeName: row.store_name,
  city: row.city,
  bgName: row.bg_name,
  meant: row.meant,
  read: row.read,
  acknowledged: row.acknowledged,
});
