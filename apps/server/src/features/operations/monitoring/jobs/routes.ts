import { listedJobsMost, listJobs, retryJob } from '@portal/contract/monitoring/jobs';
import type { FastifyInstance } from 'fastify';
import type { Audit } from '#platform/audit/audit.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Jobs } from '#platform/jobs/queue.ts';
import { serveMonitor } from '../serve-monitor.ts';

interface JobParts {
  jobs: Pick<Jobs, 'counts' | 'failed' | 'retry'>;
  audit: Audit;
}

/** Serves the queues of the installation, and has given-up jobs tried again, which the audit trail tells. */
export function jobRoutes(app: FastifyInstance, { jobs, audit }: JobParts): void {
  serveMonitor(app, listJobs, async () => {
    const [queues, failed] = await Promise.all([jobs.counts(), jobs.failed(listedJobsMost)]);
    return {
      queues,
      failed: failed.map((job) => ({ ...job, failedAt: job.failedAt.getTime() })),
    };
  });

  serveMonitor(app, retryJob, async ({ queue, id }, { session, address, requestId }) => {
    if (!(await jobs.retry(queue, id))) refuse('job.not-failed');
    await audit.record({
      kind: 'job.retried',
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail: { object: `job:${queue}`, id },
    });
    return null;
  });
}
