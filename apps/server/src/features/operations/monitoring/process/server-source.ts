import { readdirSync } from 'node:fs';
import { cpus, freemem, loadavg, totalmem } from 'node:os';
import { gauge, type MetricSource } from './metric.ts';

const microsecond = 1e-6;
const millisecond = 1e-3;

/** Figures of the machine and of the process on it: processors, memory, load and time since the start. */
export function createServerSource({ startedAt }: { startedAt: Date }): MetricSource {
  let machine = machineTimes();
  let own = ownTimes();
  const startSeconds = startedAt.getTime() * millisecond;

  return {
    sample() {
      const [machineNow, ownNow] = [machineTimes(), ownTimes()];
      const total = machineNow.total - machine.total;
      const busy = total > 0 ? (machineNow.busy - machine.busy) / total : 0;
      const elapsed = ownNow.at - own.at;
      const used = elapsed > 0 ? (ownNow.used - own.used) / elapsed / cpus().length : 0;
      [machine, own] = [machineNow, ownNow];
      return [
        gauge('system.cpu.count', 'Processors of the machine', cpus().length),
        gauge('system.cpu.usage', 'Share of all processors in use, 0 to 1', busy),
        gauge(
          'system.load.average.1m',
          'Processes that run or wait to, last minute',
          loadavg()[0] ?? 0,
        ),
        gauge('system.memory.total', 'Memory of the machine', totalmem(), 'bytes'),
        gauge('system.memory.free', 'Memory of the machine that is free', freemem(), 'bytes'),
        gauge('process.cpu.usage', 'Share of all processors this process uses, 0 to 1', used),
        gauge(
          'process.memory.resident',
          'Memory the process holds',
          process.memoryUsage.rss(),
          'bytes',
        ),
        gauge('process.files.open', 'Open files and connections of the process', openFiles()),
        gauge('process.start.time', 'Start of the process since 1970', startSeconds, 'seconds'),
        gauge('process.uptime', 'Time since the start of the process', process.uptime(), 'seconds'),
      ];
    },
    parts: () => [],
  };
}

/** Times of all processors together; only their differences mean something. */
function machineTimes(): { busy: number; total: number } {
  let [busy, total] = [0, 0];
  for (const { times } of cpus()) {
    const all = times.user + times.nice + times.sys + times.irq + times.idle;
    total += all;
    busy += all - times.idle;
  }
  return { busy, total };
}

function ownTimes(): { used: number; at: number } {
  const { user, system } = process.cpuUsage();
  return { used: (user + system) * microsecond, at: performance.now() * millisecond };
}

/** Counted by Linux alone; -1 elsewhere, as the Actuator has it for what is not known. */
function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return -1;
  }
}
