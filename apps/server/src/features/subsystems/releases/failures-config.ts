import { z } from 'zod';

/** The variables of the environment that say when a version of a subsystem is taken back by itself. */
export const subsystemVariables = {
  SUBSYSTEM_FAILED_PEOPLE: z.coerce.number().int().min(2).max(10_000).default(3),
  SUBSYSTEM_FAILED_WITHIN_MS: z.coerce.number().int().min(1_000).default(600_000),
};

type SubsystemEnvironment = z.infer<z.ZodObject<typeof subsystemVariables>>;

/** A version that did not come up for so many different people within this time is a failed one. */
export interface SubsystemFailures {
  people: number;
  withinMs: number;
}

export const readSubsystemFailures = (env: SubsystemEnvironment): SubsystemFailures => ({
  people: env.SUBSYSTEM_FAILED_PEOPLE,
  withinMs: env.SUBSYSTEM_FAILED_WITHIN_MS,
});
