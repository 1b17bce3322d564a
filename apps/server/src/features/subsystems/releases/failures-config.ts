import { z } from 'zod';

/** The environment variables for the automatic rollback of a subsystem version. */
export const subsystemVariables = {
  SUBSYSTEM_FAILED_PEOPLE: z.coerce.number().int().min(2).max(10_000).default(3),
  SUBSYSTEM_FAILED_WITHIN_MS: z.coerce.number().int().min(1_000).default(600_000),
};

type SubsystemEnvironment = z.infer<z.ZodObject<typeof subsystemVariables>>;

/** The number of different users for whom a version must fail to mount within this time to be rolled back. */
export interface SubsystemFailures {
  people: number;
  withinMs: number;
}

export const readSubsystemFailures = (env: SubsystemEnvironment): SubsystemFailures => ({
  people: env.SUBSYSTEM_FAILED_PEOPLE,
  withinMs: env.SUBSYSTEM_FAILED_WITHIN_MS,
});
