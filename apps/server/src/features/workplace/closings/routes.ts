import type { RecordType } from '@portal/contract/records/record-type';
import { slips } from '@portal/ors/records/slips';
import { getDaySales } from '@portal/contract/stores/day-sales';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import type { Caller } from '#platform/session/session.ts';
import type { createClosings } from './closings.ts';

interface Parts {
  db: Database;
  closings: ReturnType<typeof createClosings>;
  /** Refuses a user who does not see one of these fields. */
  requireShown: (
    type: RecordType,
    names: readonly string[],
    caller: Pick<Caller, 'session'>,
  ) => Promise<void>;
}

/** The gate has checked that the tab's store is the caller's. */
export function closingRoutes(app: FastifyInstance, { db, closings, requireShown }: Parts): void {
  serve(app, getDaySales, async ({ day }, caller) => {
    await requireShown(slips, ['payment', 'amount'], caller);
    const { storeNo } = caller.context;
    return closings.salesOf(db, { storeNo: storeNo ?? refuse('context.foreign'), day });
  });
}
