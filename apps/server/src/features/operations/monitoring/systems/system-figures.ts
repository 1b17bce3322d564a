import { second } from '@portal/common/durations';
import { sampleSeconds } from '@portal/contract/monitoring/actuator';
import {
  type SystemFigures,
  type SystemGroup,
  type SystemHealth,
  type SystemMetric,
  systemMetrics,
} from '@portal/contract/monitoring/systems';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { createTtlCache } from '#platform/cache/ttl-cache.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import type { Clock } from '#platform/time/clock.ts';
import { factsOf, Health, Info, Metric, MetricNames, partsOf } from './actuator-shapes.ts';
import { createAskActuator, isNotThere, type WatchedSystem } from './ask-actuator.ts';

interface Parts {
  clock: Clock;
  outbounds: Outbounds;
  find: (key: SubsystemKey) => Promise<WatchedSystem | undefined>;
}

export type WatchedSystems = ReturnType<typeof createWatchedSystems>;

/**
 * Reads health and figures of registered systems. However many administrators look, a node asks a system once in five
 * seconds; a failure is remembered as long.
 */
export function createWatchedSystems({ clock, outbounds, find }: Parts) {
  const ask = createAskActuator({ outbounds });
  const forMs = sampleSeconds * second;
  const figures = createTtlCache<Promise<SystemFigures>>({ most: 100, forMs, clock });
  const healths = createTtlCache<Promise<SystemHealth>>({ most: 100, forMs, clock });

  const known = async (key: SubsystemKey) => (await find(key)) ?? refuse('actuator.none');
  const takenAt = () => clock.now().getTime();

  async function readFigures(system: WatchedSystem, group: SystemGroup): Promise<SystemFigures> {
    const wanted: readonly SystemMetric[] = systemMetrics[group];
    const { names } = await ask(system, '/metrics', MetricNames);
    const found = await Promise.all(
      wanted.filter((name) => names.includes(name)).map((name) => readMetric(system, name)),
    );
    const metrics = found.filter((metric) => metric !== undefined);
    const read = new Set<string>(metrics.map(({ name }) => name));
    const missing = wanted.filter((name) => !read.has(name));
    return { node: system.name, takenAt: takenAt(), metrics, missing };
  }

  async function readMetric(system: WatchedSystem, name: SystemMetric) {
    const read = await ask(system, `/metrics/${name}`, Metric).catch(noneIfNotThere);
    const measurements = (read?.measurements ?? []).flatMap(({ statistic, value }) =>
      typeof value === 'number' ? [{ statistic, value }] : [],
    );
    return measurements.length > 0 ? { name, measurements } : undefined;
  }

  async function readHealth(system: WatchedSystem): Promise<SystemHealth> {
    const health = await ask(system, '/health', Health);
    const info = await ask(system, '/info', Info).catch(noneIfNotThere);
    const facts = info && factsOf(info);
    return {
      node: system.name,
      takenAt: takenAt(),
      status: health.status,
      parts: health.components ? partsOf(health) : null,
      facts: facts && facts.length > 0 ? facts : null,
    };
  }

  return {
    async figures(key: SubsystemKey, group: SystemGroup): Promise<SystemFigures> {
      const system = await known(key);
      const asked = `${key} ${system.version} ${group}`;
      return figures.get(asked) ?? kept(figures, asked, readFigures(system, group));
    },

    async health(key: SubsystemKey): Promise<SystemHealth> {
      const system = await known(key);
      const asked = `${key} ${system.version}`;
      return healths.get(asked) ?? kept(healths, asked, readHealth(system));
    },
  };
}

function kept<V>(
  cache: { set: (key: string, value: Promise<V>) => void },
  key: string,
  value: Promise<V>,
): Promise<V> {
  cache.set(key, value);
  return value;
}

function noneIfNotThere(error: unknown): undefined {
  if (!isNotThere(error)) throw error;
  return undefined;
}
