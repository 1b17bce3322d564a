import { z } from 'zod';
import { deskActions } from './announcement-desk.ts';
import { defineCall } from '../call.ts';
import { CsvRows } from '../csv.ts';
import { paged } from '../paging.ts';
import { WireTime } from '../text.ts';

const id = z.string().min(1).max(64);

export const ReaderKind = z.enum(['read', 'unread', 'acknowledged', 'unacknowledged']);
export type ReaderKind = z.infer<typeof ReaderKind>;

export const Reader = z.object({
  workNo: z.string(),
  realname: z.string(),
  departName: z.string().nullable(),
  storeName: z.string().nullable(),
  readTime: WireTime.nullable(),
  acknowledgeTime: WireTime.nullable(),
});
export type Reader = z.infer<typeof Reader>;

const readers = paged(Reader);

/** Of those it is for now, who has read it and who has not; the totals count the same people. */
export const listReaders = defineCall({
  method: 'GET',
  path: '/sys/annountCement/readers',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.list,
  input: readers.input.extend({ id, kind: ReaderKind }),
  result: readers.result.extend({ meant: z.int(), read: z.int(), acknowledged: z.int() }),
  refuses: ['announcement.not-found'],
  rate: 'read',
});

/** Everybody it is for, with when they read and confirmed it. */
export const exportReaders = defineCall({
  method: 'GET',
  path: '/sys/annountCement/exportReaders',
  envelope: 'csv',
  admits: 'signed-in',
  action: deskActions.export,
  input: z.strictObject({ id }),
  result: CsvRows,
  refuses: ['announcement.not-found'],
  rate: 'read',
});

export const StoreReading = z.object({
  storeNo: z.string(),
  storeName: z.string(),
  city: z.string(),
  bgName: z.string(),
  meant: z.int(),
  read: z.int(),
  acknowledged: z.int(),
});
export type StoreReading = z.infer<typeof StoreReading>;

/** Lists the stores an announcement reaches with their readers, the least read first. */
export const listStoreReading = defineCall({
  method: 'GET',
  path: '/sys/annountCement/storeReading',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.list,
  input: z.strictObject({ id }),
  result: z.array(StoreReading),
  refuses: ['announcement.not-found'],
  rate: 'read',
});
