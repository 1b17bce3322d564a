import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';
import { monitorReading, ofNode } from './nodes.ts';

/** The metrics that are read of a registered system, by page; nothing else of its Actuator is asked for by name. */
export const systemMetrics = {
  server: [
    'system.cpu.count',
    'system.cpu.usage',
    'system.load.average.1m',
    'process.cpu.usage',
    'process.uptime',
    'process.start.time',
    'process.files.open',
    'process.files.max',
  ],
  jvm: [
    'jvm.memory.used',
    'jvm.memory.committed',
    'jvm.memory.max',
    'jvm.buffer.memory.used',
    'jvm.buffer.count',
    'jvm.threads.live',
    'jvm.threads.daemon',
    'jvm.threads.peak',
    'jvm.classes.loaded',
    'jvm.classes.unloaded',
    'jvm.gc.pause',
    'jvm.gc.memory.allocated',
    'jvm.gc.memory.promoted',
    'jvm.gc.live.data.size',
    'jvm.gc.max.data.size',
  ],
  tomcat: [
    'tomcat.sessions.active.current',
    'tomcat.sessions.active.max',
    'tomcat.sessions.created',
    'tomcat.sessions.expired',
    'tomcat.sessions.rejected',
    'tomcat.threads.current',
    'tomcat.threads.busy',
    'tomcat.threads.config.max',
    'http.server.requests',
  ],
  disk: ['disk.total', 'disk.free'],
} as const;
export type SystemGroup = keyof typeof systemMetrics;
const groups = ['server', 'jvm', 'tomcat', 'disk'] as const satisfies readonly SystemGroup[];

const SystemMetric = z.enum(groups.flatMap((group) => [...systemMetrics[group]]));
export type SystemMetric = z.infer<typeof SystemMetric>;

/** Sentences that name the system: it is not registered, or why nothing came of it. */
const refuses = ['monitor.foreign', 'actuator.none', 'actuator.silent', 'actuator.failed'] as const;
const reading = { ...monitorReading, refuses };

/** The systems whose Actuator is registered, for the choice of a node. */
export const listMonitoredSystems = defineCall({
  ...monitorReading,
  path: '/sys/actuator/systems',
  input: z.strictObject({}),
  result: z.array(z.object({ key: SubsystemName, name: z.string() })),
  refuses: ['monitor.foreign'],
});

/** The statistics of Micrometer. */
export const statistics = [
  'TOTAL',
  'TOTAL_TIME',
  'COUNT',
  'MAX',
  'VALUE',
  'UNKNOWN',
  'ACTIVE_TASKS',
  'DURATION',
] as const;

/** The figures of a registered system; `node` is its name. They are five seconds old at most. */
export const getSystemFigures = defineCall({
  ...reading,
  path: '/sys/actuator/system/figures',
  input: z.strictObject({ system: SubsystemName, group: z.enum(groups) }),
  result: ofNode({
    metrics: z.array(
      z.object({
        name: SystemMetric,
        measurements: z.array(z.object({ statistic: z.enum(statistics), value: z.number() })),
      }),
    ),
    /** Metrics it does not have, or has no value for. */
    missing: z.array(SystemMetric),
  }),
});
export type SystemFigures = z.infer<typeof getSystemFigures.result>;

const status = z.string();
/** Facts of a system that are shown, by their place in `info`. */
export const systemFacts = [
  'build.name',
  'build.version',
  'build.time',
  'git.branch',
  'git.commit.id',
  'java.version',
  'java.vendor.name',
  'os.name',
  'os.version',
] as const;

/** The health of a registered system and what it says of itself; details of its parts are not passed on. */
export const getSystemHealth = defineCall({
  ...reading,
  path: '/sys/actuator/system/health',
  input: z.strictObject({ system: SubsystemName }),
  result: ofNode({
    status,
    /** Null where it shows no parts. */
    parts: z.array(z.object({ name: z.string(), status })).nullable(),
    /** Null where it shows no `info`. */
    facts: z.array(z.object({ name: z.enum(systemFacts), value: z.string() })).nullable(),
  }),
});
export type SystemHealth = z.infer<typeof getSystemHealth.result>;
