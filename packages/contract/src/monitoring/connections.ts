import { z } from 'zod';
import { defineCall } from '../call.ts';
import { monitorReading, nodeInput, nodeRefusals, ofNode } from './nodes.ts';

/** The services outside, by what they are for: where notices are too many for one, its users still sign in. */
export const serviceKinds = [
  'sms',
  'sms-notices',
  'dingtalk',
  'dingtalk-notices',
  'provider',
  'cas',
  'logout',
  'actuator',
] as const;

const kindWords = {
  sms: '短信网关（验证码）',
  'sms-notices': '短信网关（公告）',
  dingtalk: '钉钉（登录）',
  'dingtalk-notices': '钉钉（工作通知）',
  provider: '身份提供方',
  cas: '统一认证（CAS）',
  logout: '退出通知',
  actuator: '系统监控',
} as const satisfies Record<(typeof serviceKinds)[number], string>;

/** Returns the words for a service, with the name that tells it apart. */
export const serviceText = ({ kind, name }: Pick<ServiceState, 'kind' | 'name'>): string =>
  name === '' ? kindWords[kind] : `${kindWords[kind]}：${name}`;

/** Answers and failures of a service at a node since it started. Times are in milliseconds since 1970. */
const ServiceState = z.object({
  kind: z.enum(serviceKinds),
  /** Tells those of a kind apart: the name of a provider, the id of a client, the key of a system; else ''. */
  name: z.string(),
  answered: z.int(),
  failed: z.int(),
  /** Mean time of an answer in milliseconds; null before the first. */
  meanMs: z.number().nullable(),
  answeredAt: z.number().nullable(),
  /** The last failure, with the HTTP status where the service has answered. */
  failure: z
    .object({
      at: z.number(),
      kind: z.enum(['timeout', 'unreachable', 'refused', 'resting']),
      status: z.int().nullable(),
    })
    .nullable(),
  /** The end of the time for which its circuit breaker leaves it alone; null while it is asked. */
  restsUntil: z.number().nullable(),
});
export type ServiceState = z.infer<typeof ServiceState>;

/** Sockets of pages at a node, the ways on which it hears of other nodes, and services outside. */
export const getConnections = defineCall({
  ...monitorReading,
  path: '/sys/actuator/connections',
  input: z.strictObject(nodeInput),
  result: ofNode({
    sockets: z.object({
      open: z.int(),
      /** Closed ones since the start of the node, by close code. */
      closed: z.array(z.object({ code: z.int(), count: z.int() })),
    }),
    bus: z.array(z.object({ name: z.enum(['postgresql', 'redis']), isUp: z.boolean() })),
    services: z.array(ServiceState),
  }),
  refuses: nodeRefusals,
});
export type Connections = z.infer<typeof getConnections.result>;
