import { z } from 'zod';
import { defineCall } from '../call.ts';
import { choicePageSize } from '../limits.ts';
import { paged } from '../paging.ts';
import { text, WireTime } from '../text.ts';
import { LookupItem } from '../workplace/lookups.ts';
import { changedFieldsOf, newFieldsOf, RecordValue } from './field-values.ts';
import { commentMost, RecordEvent } from './record-events.ts';
import { filterIn, sortIn } from './record-filter.ts';
import { RecordView, viewInput } from './record-views.ts';
import { RecordNames } from './references.ts';
import { keyOfType, type RecordType, stepSides } from './record-type.ts';

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
  /** Of a type with `alsoSeenBy`: the sides the user is on. */
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

/** Refusals of every change of one record. */
const refusalsOfChange = [
  'record.not-found',
  'record.stale',
  'record.closed',
  'record.other-side',
  'record.author-only',
  'record.hidden-field',
] as const;

export type RecordCalls = ReturnType<typeof recordCalls>;

const Id = z.string().min(1).max(32);
const OneRecord = z.object({ id: Id });

const partsOf = (type: RecordType) => {
  const { scope } = type;
  const isBound = scope === 'store' || scope === 'group' || scope === 'company';
  const bound = isBound ? { boundTo: scope } : {};
  return {
    path: `/records/${keyOfType(type)}`,
    shared: { ...bound, envelope: 'main', admits: 'signed-in' },
    action: (verb: string): string => `${type.actions}:${verb}`,
  } as const;
};

/** Makes the calls of a record type. A change is refused when its page was read in another context. */
export const recordCalls = (type: RecordType) => ({
  ...readingCalls(type),
  ...writingCalls(type),
  ...batchCalls(type),
  ...timelineCalls(type),
  ...viewCalls(type),
});

function readingCalls(type: RecordType) {
  const { path, shared, action } = partsOf(type);
  const reading = { ...shared, method: 'GET', rate: 'read' } as const;
  const query = z.object({ keyword: text(40).default(''), filter: filterIn(type) });
  const options = paged(LookupItem, choicePageSize);
  const sumNames = text(400)
    .default('')
    .transform((names) => names.split(',').filter(Boolean));
  return {
    /** A page of rows. `hasNext` says that there are more; their number comes from `count`, which may be slow. */
    find: defineCall({
      ...reading,
      path,
      action: action('list'),
      input: paged(WireRecord).input.extend({ ...query.shape, sort: sortIn(type) }),
      result: NamedRecords,
      refuses: ['record.hidden-field'],
    }),
    /** The number of rows and the sums of number fields, named in `sums` with commas. */
    count: defineCall({
      ...reading,
      path: `${path}/count`,
      action: action('list'),
      input: query.extend({ sums: sumNames }),
      result: z.object({ total: z.int(), sums: z.record(z.string(), z.number()) }),
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
      input: options.input.extend({
        field: text(64).min(1),
        keyword: text(60).default(''),
        keys: text(4_000).default(''),
      }),
      result: options.result,
      refuses: ['record.hidden-field', 'record.unknown-field', 'dictionary.unknown'],
    }),
    /** The first rows in the order of the list; `hasNext` where there are more than a sheet takes. */
    exportAll: defineCall({
      ...reading,
      path: `${path}/export`,
      action: action('export'),
      input: query.extend({ sort: sortIn(type) }),
      result: NamedRecords,
      refuses: ['record.hidden-field'],
    }),
  };
}

function writingCalls(type: RecordType) {
  const { path, shared, action } = partsOf(type);
  const writing = { ...shared, rate: 'write' } as const;
  const changed = OneRecord.extend({ version: z.int(), fields: changedFieldsOf(type.fields) });
  return {
    create: defineCall({
      ...writing,
      method: 'POST',
      path,
      action: action('add'),
      input: z.object({ fields: newFieldsOf(type.fields) }),
      result: NamedRecord,
      refuses: ['record.hidden-field'],
    }),
    /** Changes the fields that are sent. `record.stale` brings the present record along. */
    edit: defineCall({
      ...writing,
      method: 'PUT',
      path: `${path}/one/:id`,
      action: action('edit'),
      input: changed,
      result: NamedRecord,
      refuses: refusalsOfChange,
    }),
    /** Takes a step, with fields it needs. Its action code is checked by the handler: each step has its own. */
    step: defineCall({
      ...writing,
      method: 'POST',
      path: `${path}/one/:id/step`,
      action: action('list'),
      input: changed.extend({ step: text(40), fields: changed.shape.fields.default({}) }),
      result: NamedRecord,
      refuses: [...refusalsOfChange, 'record.no-step', 'record.own-request'],
    }),
  };
}

const batchCalls = (type: RecordType) => {
  const { path, shared, action } = partsOf(type);
  return {
    /** Takes one step, or makes one edit, on many records: each is done or refused for itself, in the order given. */
    batch: defineCall({
      ...shared,
      method: 'POST',
      path: `${path}/batch`,
      action: action('list'),
      input: z.object({
        rows: z
          .array(OneRecord.extend({ version: z.int() }))
          .min(1)
          .max(batchMost)
          .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length),
        /** The key of the step; without it the fields are edited. */
        step: text(40).optional(),
        fields: changedFieldsOf(type.fields).default({}),
      }),
      result: z.object({ rows: z.array(BatchRow), names: RecordNames.default({}) }),
      refuses: ['record.no-step', 'record.hidden-field'],
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
      result: z.object({ events: z.array(RecordEvent), names: RecordNames.default({}) }),
      refuses: ['record.not-found'],
      rate: 'read',
    }),
    comment: defineCall({
      ...shared,
      method: 'POST',
      path: `${path}/one/:id/comments`,
      action: action('list'),
      input: OneRecord.extend({
        words: z
          .string()
          .trim()
          .min(1, '请输入评论')
          .max(commentMost, `评论最多 ${commentMost} 个字`),
      }),
      result: RecordEvent,
      refuses: ['record.not-found'],
      rate: 'write',
    }),
  };
};

const viewCalls = (type: RecordType) => {
  const { path, action } = partsOf(type);
  const shared = { envelope: 'main', admits: 'signed-in', action: action('list') } as const;
  const OneView = z.object({ id: text(64).min(1) });
  return {
    /** The views of the user, then those shared with their roles, and the roles they may share with. */
    listViews: defineCall({
      ...shared,
      method: 'GET',
      path: `${path}/views`,
      input: z.object({}),
      result: z.object({
        views: z.array(RecordView),
        roles: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
      refuses: [],
      rate: 'read',
    }),
    addView: defineCall({
      ...shared,
      method: 'POST',
      path: `${path}/views`,
      input: viewInput(type),
      result: RecordView,
      refuses: ['record-view.foreign-role', 'record-view.too-many', 'record.hidden-field'],
      rate: 'write',
    }),
    editView: defineCall({
      ...shared,
      method: 'PUT',
      path: `${path}/views/:id`,
      input: viewInput(type).extend(OneView.shape),
      result: RecordView,
      refuses: ['record-view.not-found', 'record-view.foreign-role', 'record.hidden-field'],
      rate: 'write',
    }),
    deleteView: defineCall({
      ...shared,
      method: 'DELETE',
      path: `${path}/views/:id`,
      input: OneView,
      result: z.null(),
      refuses: ['record-view.not-found'],
      rate: 'write',
    }),
  };
};
