import { readFileSync } from 'node:fs';
import { constants, monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import { z } from 'zod';
import { gauge, type MetricSource, timer } from './metric.ts';

const nanosecond = 1e-9;
const millisecond = 1e-3;
const resolutionMs = 20;

/**
 * Figures under the JVM's names of what Node has in its place: V8's heap and garbage collection, and the event loop.
 * Names of what V8 has nothing like are absent, such as classes.
 */
export function createJvmSource(): MetricSource {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const collections = watchCollections();
  let utilization = performance.eventLoopUtilization();
  let peakThreads = 0;

  return {
    sample() {
      const heap = getHeapStatistics();
      const { arrayBuffers } = process.memoryUsage();
      const threads = countThreads();
      peakThreads = Math.max(peakThreads, threads);
      const utilizationNow = performance.eventLoopUtilization();
      const { utilization: busy } = performance.eventLoopUtilization(utilizationNow, utilization);
      utilization = utilizationNow;
      const [mean, p99, max] = [
        lateBy(delay.mean),
        lateBy(delay.percentile(99)),
        lateBy(delay.max),
      ];
      delay.reset();
      return [
        gauge('jvm.memory.max', 'Limit of the V8 heap', heap.heap_size_limit, 'bytes'),
        gauge(
          'jvm.memory.committed',
          'V8 heap taken from the machine',
          heap.total_heap_size,
          'bytes',
        ),
        gauge('jvm.memory.used', 'V8 heap in use', heap.used_heap_size, 'bytes'),
        gauge('jvm.buffer.memory.used', 'Buffers outside the V8 heap', arrayBuffers, 'bytes'),
        gauge('jvm.threads.live', 'Threads of the process', threads),
        gauge('jvm.threads.daemon', 'Threads beside the main one', Math.max(0, threads - 1)),
        gauge('jvm.threads.peak', 'Most threads in a sample since the start', peakThreads),
        timer('jvm.gc.pause', 'Pauses of the garbage collection', collections.take()),
        gauge('jvm.gc.max.data.size', 'Limit of the V8 heap', heap.heap_size_limit, 'bytes'),
        gauge(
          'jvm.gc.live.data.size',
          'In use after the last full collection',
          collections.live(),
          'bytes',
        ),
        gauge('nodejs.eventloop.delay.mean', 'Delay of the event loop, mean', mean, 'seconds'),
        gauge('nodejs.eventloop.delay.p99', 'Delay of the event loop, 99 of 100', p99, 'seconds'),
        gauge('nodejs.eventloop.delay.max', 'Delay of the event loop, longest', max, 'seconds'),
        gauge('nodejs.eventloop.utilization', 'Share of time the event loop works, 0 to 1', busy),
        gauge('nodejs.handles.active', 'What keeps the event loop alive', handles().length),
      ];
    },
    parts: () => [
      ...getHeapSpaceStatistics().map(({ space_name, space_used_size, space_size }) => ({
        name: space_name,
        used: space_used_size,
        most: space_size,
      })),
      ...Object.entries(Object.groupBy(handles(), (kind) => kind)).map(([name, found = []]) => ({
        name: `handle:${name}`,
        used: found.length,
        most: null,
      })),
    ],
    stop() {
      delay.disable();
      collections.stop();
    },
  };
}

/** Seconds of a measured delay, without the wait for the next measurement that Node counts as well. */
const lateBy = (nanoseconds: number): number =>
  Number.isFinite(nanoseconds)
    ? Math.max(0, nanoseconds * nanosecond - resolutionMs * millisecond)
    : 0;

const handles = (): string[] => process.getActiveResourcesInfo();

const Collection = z.object({ kind: z.number() });

/** Notes the pauses of the garbage collection, and the heap that is left after each full one. */
function watchCollections() {
  let [count, total, max, live] = [0, 0, 0, 0];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration } = entry;
      count += 1;
      total += duration * millisecond;
      max = Math.max(max, duration * millisecond);
      const { kind } = Collection.safeParse('detail' in entry ? entry.detail : {}).data ?? {};
      if (kind === constants.NODE_PERFORMANCE_GC_MAJOR) live = getHeapStatistics().used_heap_size;
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  return {
    take() {
      const taken = { count, total, max };
      max = 0;
      return taken;
    },
    live: () => live,
    stop: () => observer.disconnect(),
  };
}

/** Counted by Linux alone; -1 elsewhere, as the Actuator has it for what is not known. */
function countThreads(): number {
  try {
    return Number(/^Threads:\s+(\d+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? -1);
  } catch {
    return -1;
  }
}
