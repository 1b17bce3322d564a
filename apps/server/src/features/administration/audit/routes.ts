import * as calls from '@portal/contract/administration/audit-log';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { wireTime } from '@portal/common/group-time';
import type { AuditChecks } from './audit-check.ts';
import type { AuditLog } from './audit-log.ts';
import type { FoundEntry } from './store.ts';

const toWire = (entry: FoundEntry): calls.AuditRow => ({
  seq: entry.seq,
  time: wireTime(entry.at),
  kind: entry.kind,
  workNo: entry.workNo,
  realname: entry.realname,
  address: entry.address,
  requestId: entry.requestId,
  detail: entry.detail,
});

export function auditRoutes(
  app: FastifyInstance,
  { log, checks }: { log: AuditLog; checks: AuditChecks },
): void {
  serve(app, calls.listAuditEntries, async ({ after, size, ...filter }) => {
    const { records, next } = await log.page(filter, { after, size });
    return { records: records.map(toWire), next };
  });
  serve(app, calls.exportAuditEntries, (filter, caller) => log.export(filter, caller));
  serve(app, calls.getAuditCheck, async () => {
    const check = await checks.newest();
    if (!check) return null;
    return calls.AuditCheck.parse({
      state: check.state,
      startTime: wireTime(check.started_at),
      endTime: check.ended_at && wireTime(check.ended_at),
      realname: check.realname,
      checked: check.checked,
      total: check.total,
      brokenAt: check.broken_at,
      flaw: check.flaw,
    });
  });
  serve(app, calls.startAuditCheck, async (_, caller) => {
    await checks.start(caller);
    return null;
  });
}
