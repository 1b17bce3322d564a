import { minute, second } from '@portal/common/durations';
import {
  type ActuatorMetric,
  type FigureGroup,
  figureGroups,
  sampleSeconds,
  samplesMost,
} from '@portal/contract/monitoring/actuator';
import type { FastifyInstance } from 'fastify';
import type { Measured, Sample } from '../history/minute-sample.ts';
import type { MetricSource } from './metric.ts';

interface GroupState {
  source: MetricSource;
  metrics: ActuatorMetric[];
  samples: Sample[];
}

const stateOf = (source: MetricSource): GroupState => ({ source, metrics: [], samples: [] });

export type ProcessFigures = ReturnType<typeof createProcessFigures>;

/**
 * Samples the figures of this process every five seconds while it listens, and remembers ten minutes of them: some 5,000
 * numbers.
 */
export function createProcessFigures(
  app: FastifyInstance,
  sources: Record<FigureGroup, MetricSource>,
) {
  const groups = {
    server: stateOf(sources.server),
    jvm: stateOf(sources.jvm),
    tomcat: stateOf(sources.tomcat),
  };

  function take(state: GroupState): void {
    state.metrics = state.source.sample();
    const values = state.metrics.flatMap(({ measurements }) =>
      measurements.map(({ value }) => value),
    );
    state.samples.push({ at: app.clock.now().getTime(), values });
    if (state.samples.length > samplesMost) state.samples.shift();
  }
  const takeAll = () => figureGroups.forEach((group) => take(groups[group]));

  /** A server that has only begun to listen is sampled when it is asked. */
  function sampled(group: FigureGroup): GroupState {
    const state = groups[group];
    if (state.samples.length === 0) takeAll();
    return state;
  }

  const measuredOf = (group: FigureGroup): Measured[] =>
    sampled(group).metrics.flatMap(({ name, measurements }) =>
      measurements.map(({ statistic }) => ({ group, name, statistic })),
    );

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    takeAll();
    timer = setInterval(takeAll, sampleSeconds * second).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    for (const group of figureGroups) groups[group].source.stop?.();
  });

  return {
    /** Returns a metric by its name; undefined for a name that has no meaning here. */
    metric: (name: string): ActuatorMetric | undefined =>
      figureGroups
        .flatMap((group) => sampled(group).metrics)
        .find((metric) => metric.name === name),

    /** Returns the samples of all groups after a moment, of the last minute where none is given. */
    since(moment = app.clock.now().getTime() - minute): {
      measured: Measured[];
      samples: Sample[];
    } {
      const measured = figureGroups.flatMap(measuredOf);
      const [first = [], ...others] = figureGroups.map((group) => groups[group].samples);
      const samples = first.flatMap(({ at, values }, index) =>
        at > moment
          ? [{ at, values: [...values, ...others.flatMap((each) => each[index]?.values ?? [])] }]
          : [],
      );
      return { measured, samples };
    },

    /** Returns the figures of a group, now and in the last ten minutes. */
    figures(group: FigureGroup) {
      const { metrics, samples, source } = sampled(group);
      return {
        takenAt: samples.at(-1)?.at ?? 0,
        metrics,
        times: samples.map(({ at }) => at),
        series: measuredOf(group).map(({ name, statistic }, index) => ({
          name,
          statistic,
          values: samples.map(({ values }) => values[index] ?? 0),
        })),
        parts: source.parts(),
      };
    },
  };
}
