import { second } from '@portal/common/durations';
import type { HealthItem, HealthTopic } from '@portal/contract/monitoring/health';
import type { FastifyInstance } from 'fastify';
import { type Finding, findHealth, type HealthParts, recentMs } from './health-checks.ts';

/** Seconds between two looks while nobody asks: since when something is red is known this exactly. */
const lookEveryMs = 15 * second;

interface HealthOptions extends Omit<HealthParts, 'recentFaults'> {
  faults: () => ReadonlyMap<string, number>;
}

export type Health = ReturnType<typeof createHealth>;

/** Looks at the health of this node every 15 seconds while it listens, and remembers since when something is red. */
export function createHealth(app: FastifyInstance, { faults, ...parts }: HealthOptions) {
  const since = new Map<HealthTopic, number>();
  const totals: { at: number; total: number }[] = [{ at: nowOf(app), total: 0 }];
  let timer: NodeJS.Timeout | undefined;

  function recentFaults(): number {
    const now = nowOf(app);
    const total = [...faults().values()].reduce((sum, count) => sum + count, 0);
    totals.push({ at: now, total });
    while ((totals[1]?.at ?? now) <= now - recentMs) totals.shift();
    return total - (totals[0]?.total ?? 0);
  }

  function withMoment({ topic, state, text, since: known }: Finding): HealthItem {
    if (state === 'good') since.delete(topic);
    else if (!since.has(topic)) since.set(topic, known ?? nowOf(app));
    return { topic, state, text, since: known ?? since.get(topic) ?? null };
  }
  async function look(): Promise<HealthItem[]> {
    return (await findHealth({ ...parts, recentFaults })).map(withMoment);
  }

  app.addHook('onListen', async () => {
    // Each look says by itself what it could not find out.
    timer = setInterval(() => void look().catch(() => undefined), lookEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return { look: async () => ({ takenAt: nowOf(app), items: await look() }) };
}

const nowOf = (app: FastifyInstance): number => app.clock.now().getTime();
