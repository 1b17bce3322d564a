import { useQueryOf } from '@portal/client/queries';
import { recordAddress } from '@portal/contract/records/record-address';
import { recordCalls, type WireRecord } from '@portal/contract/records/record-calls';
import type { RecordFilter } from '@portal/contract/records/record-filter';
import { isWaiting, keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { leaves } from '../../records/leaves.ts';
import { overtime } from '../../records/overtime.ts';
import { punchCorrections } from '../../records/punch-corrections.ts';
import { trips } from '../../records/trips.ts';
import { lastDayOf } from './month.ts';

/** A request as it stands on the days of the calendar. */
export interface CalendarEntry {
  id: string;
  label: string;
  by: string;
  kind: 'leave' | 'trip' | 'overtime' | 'punch';
  /** Not decided yet. */
  isWaiting: boolean;
  from: string;
  until: string;
  path: string;
}

const leaveCalls = recordCalls(leaves);
const tripCalls = recordCalls(trips);
const overtimeCalls = recordCalls(overtime);
const punchCalls = recordCalls(punchCorrections);

/** The most requests of a kind that a month shows. */
const most = '100';
const gone = ['draft', 'withdrawn', 'declined'];
const kindsOfLeave: Record<string, string> = {
  annual: '年假',
  sick: '病假',
  personal: '事假',
  compensatory: '调休',
};

/** Reads the requests of a month: one's own, and everybody's for users who decide on them. */
export function useMonthEntries(month: string) {
  const within = (from: string, until: string) => ({
    pageSize: most,
    filter: JSON.stringify({
      all: [
        { field: from, op: 'most', value: lastDayOf(month) },
        { field: until, op: 'least', value: `${month}-01` },
      ],
    } satisfies RecordFilter),
  });
  const queries = {
    leave: useQueryOf(leaveCalls.find, within('from', 'until')),
    trip: useQueryOf(tripCalls.find, within('days', 'days')),
    overtime: useQueryOf(overtimeCalls.find, within('day', 'day')),
    punch: useQueryOf(punchCalls.find, within('day', 'day')),
  };
  const all = Object.values(queries);
  const isWhole = all.every(({ data }) => data !== undefined);
  return {
    data: isWhole
      ? [
          ...(queries.leave.data?.records ?? []).map(leaveEntry),
          ...(queries.trip.data?.records ?? []).map(tripEntry),
          ...(queries.overtime.data?.records ?? []).map(overtimeEntry),
          ...(queries.punch.data?.records ?? []).map(punchEntry),
        ].filter((entry) => entry !== undefined)
      : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}

const dayIn = ({ fields }: WireRecord, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

function entryOf(record: WireRecord, type: RecordType) {
  if (gone.includes(record.state)) return undefined;
  const isPending = isWaiting(type, record.state);
  const path = recordAddress({ type: keyOfType(type), id: record.id });
  return { id: record.id, by: record.createdBy, isWaiting: isPending, path };
}

function leaveEntry(record: WireRecord): CalendarEntry | undefined {
  const entry = entryOf(record, leaves);
  const label = kindsOfLeave[dayIn(record, 'kind')] ?? '请假';
  const [from, until] = [dayIn(record, 'from'), dayIn(record, 'until')];
  return entry && { ...entry, kind: 'leave', label, from, until };
}

function tripEntry(record: WireRecord): CalendarEntry | undefined {
  const entry = entryOf(record, trips);
  const { days } = record.fields;
  if (!entry || typeof days !== 'object' || days === null || !('from' in days)) return undefined;
  const label = `出差 ${dayIn(record, 'city')}`;
  return { ...entry, kind: 'trip', label, from: days.from, until: days.until };
}

function overtimeEntry(record: WireRecord): CalendarEntry | undefined {
  const entry = entryOf(record, overtime);
  const day = dayIn(record, 'day');
  const label = `加班 ${Number(record.fields['hours'] ?? 0)} 小时`;
  return entry && { ...entry, kind: 'overtime', label, from: day, until: day };
}

function punchEntry(record: WireRecord): CalendarEntry | undefined {
  const entry = entryOf(record, punchCorrections);
  const day = dayIn(record, 'day');
  const label = dayIn(record, 'turn') === 'in' ? '补上班卡' : '补下班卡';
  return entry && { ...entry, kind: 'punch', label, from: day, until: day };
}
