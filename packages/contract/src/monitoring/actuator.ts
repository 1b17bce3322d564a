import { z } from 'zod';
import { defineCall } from '../call.ts';
import { apiBase } from '../headers.ts';
import { keyword, text } from '../text.ts';
import { monitorReading, nodeInput, nodeRefusals, ofNode } from './nodes.ts';

/** A figure in the shape of Spring Boot's Actuator: a value, or the count, the sum and the most of a timer in seconds. */
export const ActuatorMetric = z.object({
  name: z.string(),
  description: z.string(),
  /** `bytes`, `seconds`, or null for a plain number. */
  baseUnit: z.string().nullable(),
  measurements: z.array(
    z.object({ statistic: z.enum(['VALUE', 'COUNT', 'TOTAL_TIME', 'MAX']), value: z.number() }),
  ),
  availableTags: z.array(z.object({ tag: z.string(), values: z.array(z.string()) })),
});
export type ActuatorMetric = z.infer<typeof ActuatorMetric>;

/** One figure of the node that answers, as JeecgBoot's pages read it; names without a meaning in Node are not found. */
export const getActuatorMetric = defineCall({
  ...monitorReading,
  path: `${apiBase}/actuator/metrics/:name`,
  envelope: 'bare',
  input: z.strictObject({ name: text(100).min(1) }),
  result: ActuatorMetric,
  refuses: ['monitor.foreign', 'monitor.no-metric'],
});

/** The groups of figures, each with a page of its own. */
export const figureGroups = ['server', 'jvm', 'tomcat'] as const;
export type FigureGroup = (typeof figureGroups)[number];

/** The seconds between two samples of a node, and the samples it remembers: ten minutes. */
export const sampleSeconds = 5;
export const samplesMost = 120;

/** The figures of a page now, and how they were in the last ten minutes. */
export const getProcessFigures = defineCall({
  ...monitorReading,
  path: '/sys/actuator/metrics/list',
  input: z.strictObject({ ...nodeInput, group: z.enum(figureGroups) }),
  result: ofNode({
    metrics: z.array(ActuatorMetric),
    /** Milliseconds since 1970, the oldest sample first. */
    times: z.array(z.number()),
    /** The values of each measurement at those times. */
    series: z.array(
      z.object({ name: z.string(), statistic: z.string(), values: z.array(z.number()) }),
    ),
    /** Parts of a figure: spaces of the heap in bytes, responses by status, kinds of open handles. */
    parts: z.array(z.object({ name: z.string(), used: z.number(), most: z.number().nullable() })),
  }),
  refuses: nodeRefusals,
});
export type ProcessFigures = z.infer<typeof getProcessFigures.result>;

/** One request, without query, body, and headers that are not in the allow-list. */
export const HttpTrace = z.object({
  /** Milliseconds since 1970. */
  timestamp: z.number(),
  request: z.object({
    method: z.string(),
    /** The path in the contract, such as `/sys/user/:id`: an address may hold what a log must not. */
    uri: z.string(),
    headers: z.record(z.string(), z.array(z.string())),
    remoteAddress: z.string(),
  }),
  response: z.object({
    status: z.int(),
    headers: z.record(z.string(), z.array(z.string())),
  }),
  /** Milliseconds. */
  timeTaken: z.number(),
});
export type HttpTrace = z.infer<typeof HttpTrace>;

/** The requests a node remembers, and the requests and calls in one answer. */
export const traceLimits = { remembered: 5_000, shown: 200, calls: 30 } as const;

/** The newest requests of the last hour at the node that answers, in the Actuator's shape. */
export const getHttpTrace = defineCall({
  ...monitorReading,
  path: `${apiBase}/actuator/httptrace`,
  envelope: 'bare',
  input: z.strictObject({}),
  result: z.object({ traces: z.array(HttpTrace) }),
  refuses: ['monitor.foreign'],
});

/** Statuses by their first digit; `slow` are requests that took half a second or more. */
export const traceKinds = ['2', '3', '4', '5', 'slow'] as const;
export type TraceKind = (typeof traceKinds)[number];

/** The requests of one call, with their times in milliseconds. */
const CallTimes = z.object({
  method: z.string(),
  uri: z.string(),
  count: z.int(),
  /** Those with a status from 500 on. */
  failed: z.int(),
  /** Half of them, 95 of 100, and all took no longer. */
  p50: z.number(),
  p95: z.number(),
  longest: z.number(),
  total: z.number(),
});
export type CallTimes = z.infer<typeof CallTimes>;

/** The newest requests of the last hour at a node, of one kind or with a part of their path. */
export const listHttpTraces = defineCall({
  ...monitorReading,
  path: '/sys/actuator/httptrace',
  input: z.strictObject({
    ...nodeInput,
    kind: z.enum(traceKinds).optional(),
    keyword: keyword(),
  }),
  result: ofNode({
    traces: z.array(HttpTrace),
    /** The calls of all that match which took the longest in all, those first. */
    calls: z.array(CallTimes),
    /** Requests that match, of which the newest are shown. */
    total: z.int(),
    /** False where the node remembers less than an hour, since more requests came than it keeps. */
    isWholeHour: z.boolean(),
  }),
  refuses: nodeRefusals,
});
