import {
  type Handlers,
  json,
  type SimulatorRequest,
  type SimulatorResponse,
  startSimulator,
} from './simulator.ts';

interface ActuatorSettings {
  /** The header it insists on. */
  authorization?: string;
}

const megabyte = 1_048_576;

interface Measured {
  description?: string;
  baseUnit?: string;
  /** VALUE, or what a timer has. */
  is: Record<string, number | 'NaN'>;
  tags?: { tag: string; values: string[] }[];
}
const value = (is: number | 'NaN', baseUnit?: string): Measured => ({
  is: { VALUE: is },
  ...(baseUnit && { baseUnit }),
});

/** Figures of a small service that has run for a day; it has no session manager, so no figures of sessions. */
const metrics: Record<string, Measured> = {
  'disk.free': value(6_000 * megabyte, 'bytes'),
  'disk.total': value(40_000 * megabyte, 'bytes'),
  'http.server.requests': { is: { COUNT: 1_200, TOTAL_TIME: 36.5, MAX: 0.8 }, baseUnit: 'seconds' },
  'jvm.buffer.count': value(9, 'buffers'),
  'jvm.buffer.memory.used': value(8 * megabyte, 'bytes'),
  'jvm.classes.loaded': value(14_210, 'classes'),
  'jvm.classes.unloaded': { is: { COUNT: 3 }, baseUnit: 'classes' },
  'jvm.gc.live.data.size': value(61 * megabyte, 'bytes'),
  'jvm.gc.max.data.size': value(1_024 * megabyte, 'bytes'),
  'jvm.gc.memory.allocated': { is: { COUNT: 900 * megabyte }, baseUnit: 'bytes' },
  'jvm.gc.memory.promoted': { is: { COUNT: 12 * megabyte }, baseUnit: 'bytes' },
  'jvm.gc.pause': {
    is: { COUNT: 21, TOTAL_TIME: 0.42, MAX: 0.05 },
    baseUnit: 'seconds',
    tags: [{ tag: 'gc', values: ['G1 Young Generation'] }],
  },
  'jvm.memory.committed': value(256 * megabyte, 'bytes'),
  'jvm.memory.max': value(1_024 * megabyte, 'bytes'),
  'jvm.memory.used': {
    description: 'The amount of used memory',
    is: { VALUE: 180 * megabyte },
    baseUnit: 'bytes',
    tags: [
      { tag: 'area', values: ['heap', 'nonheap'] },
      { tag: 'id', values: ['G1 Eden Space', 'Metaspace'] },
    ],
  },
  'jvm.threads.daemon': value(22, 'threads'),
  'jvm.threads.live': value(31, 'threads'),
  'jvm.threads.peak': value(35, 'threads'),
  'process.cpu.usage': value(0.0125),
  'process.files.max': value(65_536, 'files'),
  'process.files.open': value(78, 'files'),
  'process.start.time': value(1_763_600_000.5, 'seconds'),
  'process.uptime': value(86_400.25, 'seconds'),
  'system.cpu.count': value(8),
  'system.cpu.usage': value('NaN'),
  'system.load.average.1m': value(1.25),
  'tomcat.threads.busy': value(2, 'threads'),
};

/** Spring Boot leaves out members that are null. */
const metricOf = (name: string, { description, baseUnit, is, tags = [] }: Measured) => ({
  name,
  ...(description && { description }),
  ...(baseUnit && { baseUnit }),
  measurements: Object.entries(is).map(([statistic, each]) => ({ statistic, value: each })),
  availableTags: tags,
});

const health = (db: 'UP' | 'DOWN') => ({
  status: db,
  components: {
    db: {
      status: db,
      components: {
        orders: { status: db, details: { database: 'MySQL', validationQuery: 'isValid()' } },
      },
    },
    diskSpace: {
      status: 'UP',
      details: { total: 40_000, free: 6_000, threshold: 10, path: '/srv/.', exists: true },
    },
    ping: { status: 'UP' },
  },
});

/** The answer of Spring's own error page to a program. */
const error = (path: string, status: number, words: string): SimulatorResponse =>
  json({ timestamp: '2026-11-21T09:00:00.000+00:00', status, error: words, path }, status);

/** A Java system with the Actuator of Spring Boot 3 at `/actuator`, in the JSON that Spring Boot writes. */
export async function startActuator({ authorization }: ActuatorSettings = {}) {
  let isDown = false;
  const replies: Handlers = {};
  const types = 'application/vnd.spring-boot.actuator.v3+json';
  const spring = (body: unknown, status = 200): SimulatorResponse => ({
    ...json(body, status),
    type: types,
  });

  function serve(path: string, reply: () => SimulatorResponse): Handlers {
    const handle = ({ method, headers }: SimulatorRequest): SimulatorResponse => {
      if (method !== 'GET') return error(path, 405, 'Method Not Allowed');
      const isKnown = authorization === undefined || headers.authorization === authorization;
      return isKnown ? reply() : error(path, 401, 'Unauthorized');
    };
    return { [path]: handle };
  }
  Object.assign(
    replies,
    serve('/actuator/health', () => spring(health(isDown ? 'DOWN' : 'UP'), isDown ? 503 : 200)),
    serve('/actuator/info', () =>
      spring({
        build: { artifact: 'orders', name: 'orders', version: '2.4.1', group: 'example' },
        java: { version: '21.0.4', vendor: { name: 'Eclipse Adoptium' } },
        datasource: { password: 'canary-of-the-info' },
      }),
    ),
    serve('/actuator/metrics', () => spring({ names: [...Object.keys(metrics), 'hikaricp.wait'] })),
    ...Object.entries(metrics).map(([name, each]) =>
      serve(`/actuator/metrics/${name}`, () => spring(metricOf(name, each))),
    ),
  );

  return {
    ...(await startSimulator(replies)),
    /** From now on its database is away, or back. */
    setDown: (down: boolean) => void (isDown = down),
    /** Answers a path in another way. */
    replace: (path: string, reply: () => SimulatorResponse) =>
      void Object.assign(replies, { [path]: reply }),
  };
}
