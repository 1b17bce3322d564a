import { statistics, systemFacts } from '@portal/contract/monitoring/systems';
import { z } from 'zod';

/** Micrometer has no value for some figures, which Jackson writes as `"NaN"`. */
const Value = z.union([z.number(), z.enum(['NaN', 'Infinity', '-Infinity'])]);

/** `/metrics`: the names of what there is. */
export const MetricNames = z.object({ names: z.array(z.string().max(200)).max(5_000) });

/** `/metrics/{name}` of Spring Boot 3, of which description, unit and tags are not used. */
export const Metric = z.object({
  name: z.string(),
  description: z.string().optional(),
  baseUnit: z.string().optional(),
  measurements: z
    .array(z.object({ statistic: z.enum(statistics), value: Value }))
    .min(1)
    .max(20),
  availableTags: z.array(z.object({ tag: z.string(), values: z.array(z.string()) })),
});

/** A system may have states of its own beside Spring's UP, DOWN, OUT_OF_SERVICE and UNKNOWN. */
const Status = z.string().regex(/^[A-Z][A-Z0-9_-]{0,39}$/);

const Part = z.object({
  status: Status,
  /** Parts of a part, such as each of several data sources. */
  get components(): z.ZodOptional<z.ZodRecord<z.ZodString, typeof Part>> {
    return z.record(z.string().max(100), Part).optional();
  },
});
type Part = z.infer<typeof Part>;

/** `/health`; parts are there where `management.endpoint.health.show-components` says so. */
export const Health = Part;

const partsMost = 100;

/** Names parts with what they are part of, `db/orders`, down to the innermost. */
export function partsOf({ components = {} }: Part, above = ''): { name: string; status: string }[] {
  return Object.entries(components)
    .flatMap(([key, part]) => {
      const name = above === '' ? key : `${above}/${key}`;
      return [{ name, status: part.status }, ...partsOf(part, name)];
    })
    .slice(0, partsMost);
}

/** `/info`: whatever a system puts there. */
export const Info = z.record(z.string(), z.unknown());

const Fact = z.string().max(200);
const Branch = z.record(z.string(), z.unknown());

/** Picks the facts that are shown. */
export const factsOf = (info: z.infer<typeof Info>) =>
  systemFacts.flatMap((name) => {
    const found = name
      .split('.')
      .reduce<unknown>((at, step) => Branch.safeParse(at).data?.[step], info);
    const { data: value } = Fact.safeParse(found);
    return value === undefined ? [] : [{ name, value }];
  });
