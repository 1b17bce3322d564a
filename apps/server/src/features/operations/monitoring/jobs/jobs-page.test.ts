import { listAuditEntries } from '@portal/contract/administration/audit-log';
import { listJobs, retryJob } from '@portal/contract/monitoring/jobs';
import { monitorActions } from '@portal/contract/monitoring/nodes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withinTenant } from '#platform/database/tenant.ts';
import type { Queue } from '#platform/jobs/queue.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'] });
const auditor = await world.person({ roles: ['auditor'] });
const queue: Queue<{ phone: string }> = {
  name: 'given-up',
  data: z.object({ phone: z.string() }),
  retries: 0,
  retryAfter: 1,
  expiresIn: 30,
};
const gateway = { isUp: false, sent: 0 };
world.jobs.work(queue, async () => {
  if (!gateway.isUp) throw new Error('the gateway is away');
  gateway.sent += 1;
});
world.jobs.start();

const listed = async () =>
  (await administrator.call(listJobs, {})).failed.filter((job) => job.queue === 'given-up');
const retry = (id: string) => administrator.call(retryJob, { queue: 'given-up', id });

test('MON-05 a given-up job is shown without its data, tried again by who may, and told in the audit trail', async () => {
  await world.jobs.send(queue, { phone: '13900000000' });
  await expect.poll(listed).toHaveLength(1);
  const [job] = await listed();
  expect(job).toMatchObject({ queue: 'given-up', tries: 1, error: 'the gateway is away' });
  expect(JSON.stringify(await administrator.call(listJobs, {}))).not.toContain('13900000000');
  const { queues } = await administrator.call(listJobs, {});
  expect(queues).toContainEqual({ queue: 'given-up', waiting: 0, active: 0, failed: 1 });

  gateway.isUp = true;
  await retry(job?.id ?? '');

  await expect.poll(() => gateway.sent).toBe(1);
  await expect.poll(listed).toEqual([]);
  await expect(retry(job?.id ?? '')).rejects.toThrow('job.not-failed');
  const { records } = await auditor.call(listAuditEntries, { kind: 'job.retried' });
  expect(records).toMatchObject([
    { workNo: administrator.workNo, detail: { object: 'job:given-up', id: job?.id } },
  ]);
});

test('MON-05 who may only look has none tried again, a clerk sees none, and neither does another tenant', async () => {
  const id = crypto.randomUUID();
  const role = { code: 'looks', name: '只看' };
  await world.db.insertInto('role').values(role).execute();
  await world.db
    .insertInto('role_action')
    .values({ role_code: role.code, action_code: monitorActions.list })
    .execute();
  const looker = await world.person({ roles: [role.code] });
  const clerk = await world.person({ roles: ['store-clerk'], stores: ['S02001'] });
  await world.db.insertInto('tenant').values({ id: 88, name: '乙集团' }).execute();
  const foreign = await world.person({ tenantId: 88 });
  await withinTenant(88, async () => {
    await world.db
      .insertInto('role')
      .values({ code: 'all-of-it', name: '全权', holds_all: true })
      .execute();
    const held = { person_id: foreign.id, role_code: 'all-of-it' };
    await world.db.insertInto('person_role').values(held).execute();
  });

  expect((await looker.call(listJobs, {})).queues.length).toBeGreaterThan(0);
  await expect(looker.call(retryJob, { queue: 'given-up', id })).rejects.toThrow('action.denied');
  await expect(clerk.call(listJobs, {})).rejects.toThrow('action.denied');
  await expect.poll(() => foreign.call(listJobs, {}).catch(String)).toContain('monitor.foreign');
  await expect(foreign.call(retryJob, { queue: 'given-up', id })).rejects.toThrow(
    'monitor.foreign',
  );
});
