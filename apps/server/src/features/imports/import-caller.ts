import type { WorkContext } from '@portal/contract/workplace/work-context';
import { hour } from '@portal/common/durations';
import { z } from 'zod';
import { tenantId } from '#platform/database/tenant.ts';
import type { Caller } from '#platform/session/session.ts';
import type { StoredRun } from './run-store.ts';

const Context: z.ZodType<WorkContext> = z.object({
  bgNo: z.string().nullable(),
  storeNo: z.string().nullable(),
  companyNo: z.string().nullable(),
});

/** Returns whoever began an import as the caller of the single calls that it stands for. It is no session of theirs. */
export const importCaller = (run: StoredRun, workNo: string): Caller => ({
  session: {
    tokenHash: Buffer.alloc(0),
    personId: run.person_id,
    workNo,
    tenantId: tenantId(),
    expiresAt: new Date(run.started_at.getTime() + hour),
    owes: [],
    provedAt: null,
    passwordChangedAt: null,
    hasPassword: true,
    knownDevice: null,
    orgCode: null,
    lookedBy: null,
  },
  context: Context.parse(run.context),
  address: run.address,
  requestId: run.request_id,
  deviceId: '',
  userAgent: '',
  origin: '',
});
