import { z } from 'zod';
import type { Call } from '../call.ts';
import { keyOfType, type RecordType } from './record-type.ts';

const Id = z.string().min(1).max(32);
/** The number of a record. */
export const OneRecord = z.object({ id: Id });

/**
 * The key of a form, step, comment or batch, made by the page. The call sent again with it has no second effect and the
 * first answer; an earlier release sends none.
 */
export const OnceKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();

/** Returns what the calls of a record type share. */
export const partsOf = (type: RecordType) => {
  const { scope, isPersonal } = type;
  const isBound = scope === 'store' || scope === 'group' || scope === 'company';
  const bound = isBound ? { boundTo: scope } : {};
  const personal: Pick<Call, 'whileLooking'> = isPersonal ? { whileLooking: 'closed' } : {};
  return {
    path: `/records/${keyOfType(type)}`,
    shared: { ...bound, ...personal, envelope: 'main', admits: 'signed-in' },
    action: (verb: string): string => `${type.actions}:${verb}`,
  } as const;
};
