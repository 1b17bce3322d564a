import { second } from '@portal/common/durations';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Bus, News } from '#platform/bus/bus.ts';
import type { Database } from '#platform/database/database.ts';
import type { Faults } from '#platform/log/faults.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { OwnNode } from './own-node.ts';
import { insertReport, selectNodes, takeReport } from './store.ts';

/** The time another node has for its answer, in milliseconds. */
const patienceMs = 2 * second;
const askTopic = 'node.ask';
const answerTopic = 'node.answer';

/** Figures that any node can be asked for: their name, what they are asked with, and their shape. */
interface Report<I extends z.ZodType, C extends z.ZodType> {
  name: string;
  input: I;
  content: C;
}

interface ReportParts {
  db: Database;
  bus: Bus;
  faults: Faults;
  own: OwnNode;
}

export type Reports = ReturnType<typeof createReports>;

/**
 * Asks nodes for figures: this one directly, another by the bus, whose answer comes through a table as it may be larger
 * than a message (docs/decisions/0066). A node makes only the reports it has defined, whatever it is asked for.
 */
export function createReports({ db, bus, faults, own }: ReportParts) {
  const makers = new Map<string, (input: unknown) => Promise<unknown>>();
  const waiting = new Map<string, () => void>();

  async function answer({ id, node, report, input }: News): Promise<void> {
    const make = makers.get(String(report));
    if (node !== own.name() || !make) return;
    await insertReport(db, String(id), await make(JSON.parse(String(input))));
    await bus.publish(answerTopic, { id: String(id) });
  }
  bus.subscribe(askTopic, (news) => faults.watch('nodes', answer(news)));
  bus.subscribe(answerTopic, ({ id }) => waiting.get(String(id))?.());

  async function askOther(node: string, report: string, input: unknown): Promise<unknown> {
    const found = (await selectNodes(db)).find(({ name }) => name === node);
    if (!found) refuse('node.unknown');
    if (found.isAway) refuse('node.silent');
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<'answered' | 'late'>();
    waiting.set(id, () => resolve('answered'));
    const timer = setTimeout(() => resolve('late'), patienceMs);
    try {
      await bus.publish(askTopic, { id, node, report, input: JSON.stringify(input) });
      if ((await promise) === 'late') refuse('node.silent');
      return (await takeReport(db, id)) ?? refuse('node.silent');
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  }

  return {
    /** Defines how this node makes a report. */
    define<I extends z.ZodType, C extends z.ZodType>(
      { name, input, content }: Report<I, C>,
      make: (input: z.infer<I>) => Promise<z.input<C>>,
    ): void {
      makers.set(name, async (sent) => content.parse(await make(input.parse(sent))));
    },

    /** Asks a node for a report. @throws {Refused} `node.unknown`, or `node.silent` after two seconds. */
    async of<I extends z.ZodType, C extends z.ZodType>(
      node: string | undefined,
      { name, input, content }: Report<I, C>,
      asked: z.infer<I>,
    ): Promise<{ node: string; content: z.infer<C> }> {
      const here = own.name();
      const make = makers.get(name);
      if (node === undefined || node === here) {
        return { node: here, content: content.parse(await make?.(input.parse(asked))) };
      }
      return { node, content: content.parse(await askOther(node, name, asked)) };
    },
  };
}
