import { cleanText } from '@portal/common/typed-text';
import { z } from 'zod';
import { defineCall, defineLazyCall } from '../call.ts';
import { choicePageSize } from '../limits.ts';
import { paged } from '../paging.ts';
import { keyword, text, WireTime } from '../text.ts';
import { LookupItem } from '../workplace/lookups.ts';
import { changedFieldsOf, newFieldsOf, RecordValue } from './field-values.ts';
import { commentMost, RecordEvent } from './record-events.ts';
import { filterIn, sortIn } from './record-filter.ts';
import { OnceKey, OneRecord, partsOf } from './record-call-parts.ts';
import { fileCalls } from './record-file-calls.ts';
import { viewCalls } from './record-view-calls.ts';
import { RecordNames } from './references.ts';
import { type RecordType, stepSides } from './record-type.ts';

/** The most records of one export. */
export const recordExportMost = 5_000;

/** A record. Fields the user may not see are absent. `version` rises with each change and step. */
export const WireRecord = z.object({
  id: z.string(),
  version: z.int(),
  state: z.string(),
  fields: z.record(z.string(), RecordValue),
  createdAt: WireTime,
  createdBy: z.string(),
  changedAt: WireTime,
  changedBy: z.string(),
  /** Of a type that has sides: those the user is on. */
  sides: z.array(z.enum(stepSides)).optional(),
});
export type WireRecord = z.infer<typeof WireRecord>;

/** A record with the names of what it refers to. */
const NamedRecord = WireRecord.extend({ names: RecordNames.default({}) });
export type NamedRecord = z.infer<typeof NamedRecord>;

/** Rows with the names of what they refer to. `hasNext` says that there are more. */
const NamedRecords = z.object({
  records: z.array(WireRecord),
  hasNext: z.boolean(),
  names: RecordNames.default({}),
});
export type NamedRecords = z.infer<typeof NamedRecords>;

const page = paged(WireRecord);
const options = paged(LookupItem, choicePageSize);
const optionsInput = options.input.extend({
  field: text(64).min(1),
  keyword: keyword(),
  keys: text(4_000).default(''),
});
const Counts = z.object({
  total: z.int(),
  sums: z.record(z.string(), z.number()),
  /** Of fields that say so, in place of the sum; an earlier release sends none. */
  averages: z.record(z.string(), z.number()).optional(),
});
const sumNames = text(400)
  .default('')
  .transform((names) => names.split(',').filter(Boolean));

/** The most records of one batch. */
export const batchMost = 200;

/** The result for one record of a batch: `record` where it is done, else the name and words of the refusal. */
const BatchRow = z.object({
  id: z.string(),
  isDone: z.boolean(),
  record: WireRecord.nullable(),
  reason: z.string().nullable(),
  message: z.string().nullable(),
});
export type BatchRow = z.infer<typeof BatchRow>;

const BatchResult = z.object({ rows: z.array(BatchRow), names: RecordNames.default({}) });
const Versioned = OneRecord.extend({ version: z.int() });
const batchRows = z
  .array(Versioned)
  .min(1)
  .max(batchMost)
  .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length);

const Timeline = z.object({ events: z.array(RecordEvent), names: RecordNames.default({}) });
const Comment = OneRecord.extend({
  once: OnceKey,
  words: z
    .string()
    .overwrite(cleanText)
    .trim()
    .min(1, '请输入评论')
    .max(commentMost, `评论最多 ${commentMost} 个字`),
});

/** Refusals of every change of one record. */
const refusalsOfChange = [
  'call.other-contents',
  'record.not-found',
  'record.stale',
  'record.closed',
  'record.other-side',
  'record.author-only',
  'record.hidden-field',
  'record.read-only-field',
  'record.later-field',
  'record.beyond-reach',
] as const;

export type RecordCalls = ReturnType<typeof recordCalls>;

/** Makes the calls of a record type. A change is refused when its page was read in another context. */
export const recordCalls = (type: RecordType) => ({
  ...readingCalls(type),
  ...writingCalls(type),
  ...batchCalls(type),
  ...timelineCalls(type),
  ...fileCalls(type),
  ...viewCalls(type),
});

function readingCalls(type: RecordType) {
  const { path, shared, action } = partsOf(type);
  const reading = { ...shared, method: 'GET', rate: 'read' } as const;
  const query = () => z.object({ keyword: keyword(), filter: filterIn(type) });
  return {
    /** A page of rows. `hasNext` says that there are more; their number comes from `count`, which may be slow. */
    find: defineLazyCall({
      ...reading,
      path,
      action: action('list'),
      input: () => page.input.extend({ ...query().shape, sort: sortIn(type) }),
      result: NamedRecords,
      refuses: ['record.hidden-field'],
    }),
    /** The number of rows, and the sum or average of each field named in `sums`, with commas, that has one. */
    count: defineLazyCall({
      ...reading,
      path: `${path}/count`,
      action: action('list'),
      input: () => query().extend({ sums: sumNames }),
      result: Counts,
      refuses: ['record.hidden-field'],
    }),
    get: defineCall({
      ...reading,
      path: `${path}/one/:id`,
      action: action('list'),
      input: OneRecord,
      result: NamedRecord,
      refuses: ['record.not-found'],
    }),
    /**
     * Options of a field that refers to something, in the reach of the user: found by number and words, a link also by
     * the pinyin of texts that have it. `keys` finds those of chosen values instead.
     */
    options: defineCall({
      ...reading,
      path: `${path}/options/:field`,
      action: action('list'),
      input: optionsInput,
      result: options.result,
      refuses: ['record.hidden-field', 'record.unknown-field', 'dictionary.unknown'],
    }),
    /** The first rows in the order of the list; `hasNext` where there are more than a sheet takes. */
    exportAll: defineLazyCall({
      ...reading,
      path: `${path}/export`,
      action: action('export'),
      input: () => query().extend({ sort: sortIn(type) }),
      result: NamedRecords,
      refuses: ['record.hidden-field'],
    }),
  };
}

function writingCalls(type: RecordType) {
  const { path, shared, action } = partsOf(type);
  const writing = { ...shared, rate: 'write' } as const;
  const changed = () => Versioned.extend({ fields: changedFieldsOf(type.fields), once: OnceKey });
  return {
    create: defineLazyCall({
      ...writing,
      method: 'POST',
      path,
      action: action('add'),
      input: () => z.object({ fields: newFieldsOf(type.fields), once: OnceKey }),
      result: NamedRecord,
      refuses: [
        'call.other-contents',
        'record.hidden-field',
        'record.read-only-field',
        'record.later-field',
        'record.beyond-reach',
      ],
    }),
    /** Changes the fields that are sent. `record.stale` brings the present record along. */
    edit: defineLazyCall({
      ...writing,
      method: 'PUT',
      path: `${path}/one/:id`,
      action: action('edit'),
      input: changed,
      result: NamedRecord,
      refuses: refusalsOfChange,
    }),
    /** Takes a step, with fields it needs. Its action code is checked by the handler: each step has its own. */
    step: defineLazyCall({
      ...writing,
      method: 'POST',
      path: `${path}/one/:id/step`,
      action: action('list'),
      input: () =>
        Versioned.extend({
          fields: changedFieldsOf(type.fields).default({}),
          step: text(40),
          once: OnceKey,
        }),
      result: NamedRecord,
      refuses: [...refusalsOfChange, 'record.no-step', 'record.own-request', 'record.manager-only'],
    }),
  };
}

const batchCalls = (type: RecordType) => {
  const { path, shared, action } = partsOf(type);
  return {
    /** Takes one step, or makes one edit, on many records: each is done or refused for itself, in the order given. */
    batch: defineLazyCall({
      ...shared,
      method: 'POST',
      path: `${path}/batch`,
      action: action('list'),
      input: () =>
        z.object({
          rows: batchRows,
          /** The key of the step; without it the fields are edited. */
          step: text(40).optional(),
          fields: changedFieldsOf(type.fields).default({}),
          once: OnceKey,
        }),
      result: BatchResult,
      refuses: ['call.other-contents', 'record.no-step', 'record.hidden-field'],
      rate: 'write',
    }),
    /** Takes back the step that the user took last on each record, for some seconds; names the versions it made. */
    undo: defineCall({
      ...shared,
      method: 'POST',
      path: `${path}/undo`,
      action: action('list'),
      input: z.object({ rows: batchRows }),
      result: BatchResult,
      refuses: [
        'record.undo-late',
        'record.undo-overtaken',
        'record.undo-other',
        'record.undo-final',
      ],
      rate: 'write',
    }),
  };
};

const timelineCalls = (type: RecordType) => {
  const { path, shared, action } = partsOf(type);
  return {
    /** The newest events of a record, the newest first. */
    timeline: defineCall({
      ...shared,
      method: 'GET',
      path: `${path}/one/:id/timeline`,
      action: action('list'),
      input: OneRecord,
      result: Timeline,
      refuses: ['record.not-found'],
      rate: 'read',
    }),
    comment: defineCall({
      ...shared,
      method: 'POST',
      path: `${path}/one/:id/comments`,
      action: action('list'),
      input: Comment,
      result: RecordEvent,
      refuses: ['call.other-contents', 'record.not-found'],
      rate: 'write',
    }),
  };
};
