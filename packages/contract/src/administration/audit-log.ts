import { z } from 'zod';
import { defineCall } from '../call.ts';
import { countInQuery, identifier, text, WireTime } from '../text.ts';

/** Actions of auditors. There is none to change anything: nobody does. */
export const auditActions = { list: 'ams:audit:list', export: 'ams:audit:export' } as const;

/** The most entries of one export. */
export const auditExportMost = 100_000;

const Day = z.iso.date();
const filter = {
  /** The work number of who did it. */
  workNo: identifier(64).optional(),
  kind: text(64).optional(),
  address: text(64).optional(),
  /** The object it was done to, as the entry names it: `dictionary:yn`, a work number, a number of a record. */
  object: text(200).optional(),
  /** Days of the group's calendar, both included. */
  from: Day.optional(),
  until: Day.optional(),
};

export const AuditRow = z.object({
  seq: z.string(),
  time: WireTime,
  kind: z.string(),
  /** Null where nobody is named: a stranger, or the server itself. */
  workNo: z.string().nullable(),
  realname: z.string().nullable(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  detail: z.record(z.string(), z.string()),
});
export type AuditRow = z.infer<typeof AuditRow>;

const reading = {
  method: 'GET',
  admits: 'signed-in',
  rate: 'read',
} as const;

/** Entries of the audit trail, the newest first. `after` is the `next` of the page before; the last page has none. */
export const listAuditEntries = defineCall({
  ...reading,
  envelope: 'main',
  action: auditActions.list,
  path: '/sys/audit/list',
  input: z.strictObject({
    ...filter,
    after: z
      .string()
      .regex(/^\d{1,15}-\d{1,18}$/)
      .optional(),
    size: countInQuery(1, 100).default(50),
  }),
  result: z.object({ records: z.array(AuditRow), next: z.string().nullable() }),
  refuses: [],
});

/** Entries as a sheet, with the hashes that `verify-audit` recomputes. */
export const exportAuditEntries = defineCall({
  ...reading,
  envelope: 'csv',
  action: auditActions.export,
  path: '/sys/audit/exportXls',
  input: z.strictObject(filter),
  result: z.array(z.array(z.string())),
  refuses: [],
});

/** A check of the whole chain, which a job makes. */
export const AuditCheck = z.object({
  state: z.enum(['waiting', 'running', 'sound', 'broken', 'failed']),
  startTime: WireTime,
  endTime: WireTime.nullable(),
  realname: z.string().nullable(),
  /** Entries checked so far, and entries there were when it began. */
  checked: z.int(),
  total: z.int(),
  /** The first entry that is not sound, and what is wrong with it. */
  brokenAt: z.string().nullable(),
  flaw: z.enum(['changed', 'unkeyed', 'unknown-key', 'anchor']).nullable(),
});
export type AuditCheck = z.infer<typeof AuditCheck>;

/** The newest check; null before the first. */
export const getAuditCheck = defineCall({
  ...reading,
  envelope: 'main',
  action: auditActions.list,
  path: '/sys/audit/check',
  isBackground: true,
  input: z.strictObject({}),
  result: AuditCheck.nullable(),
  refuses: [],
});

/** Begins a check of the chain, unless one is under way. */
export const startAuditCheck = defineCall({
  method: 'POST',
  envelope: 'main',
  admits: 'signed-in',
  action: auditActions.list,
  path: '/sys/audit/check',
  input: z.strictObject({}),
  result: z.null(),
  refuses: [],
  rate: 'write',
});
