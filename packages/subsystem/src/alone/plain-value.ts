import { z } from 'zod';

type Schema = z.core.$ZodType;

/** Sample texts for the formats of the wire. */
const words = ['示例', '', '1', '2026-01-01 09:00:00', '2026-01-01', 'https://alone.invalid/'];

/** The plainest value a schema takes: a list is empty, what may be missing is; undefined where there is none to guess. */
export function plainValue(schema: Schema): unknown {
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodUnion) return schema.options.map(plainValue)[0];
  if (schema instanceof z.ZodPipe) return plainValue(schema.in);
  if (schema instanceof z.ZodObject) return plainMembers(schema.shape);
  const guesses: unknown[] = [...words, 0, 1, null];
  return guesses.find((guess) => z.safeParse(schema, guess).success);
}

const plainMembers = (shape: Record<string, Schema>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, plainValue(schema)] as const),
  );
