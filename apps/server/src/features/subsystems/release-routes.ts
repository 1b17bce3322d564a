import {
  listReleases,
  registerRelease,
  reportFailedMount,
  rollBackRelease,
  startCanary,
  stopCanary,
  switchRelease,
} from '@portal/contract/subsystem-releases';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/serve';
import type { FailedMounts } from './failed-mounts.ts';
import type { Releases } from './releases.ts';

export function releaseRoutes(
  app: FastifyInstance,
  { releases, failedMounts }: { releases: Releases; failedMounts: FailedMounts },
): void {
  serve(app, listReleases, ({ sysType }) => releases.list(sysType));

  serve(app, registerRelease, async ({ sysType: key, entry, manifest }, caller) => {
    await releases.register({ key, entry, manifest }, caller);
    return null;
  });

  serve(app, switchRelease, async ({ sysType, version }, caller) => {
    await releases.switchTo(sysType, version, caller);
    return null;
  });

  serve(app, startCanary, async ({ sysType, ...trial }, caller) => {
    await releases.startTrial(sysType, trial, caller);
    return null;
  });

  serve(app, stopCanary, async ({ sysType }, caller) => {
    await releases.endTrial(sysType, caller);
    return null;
  });

  serve(app, rollBackRelease, async ({ sysType }, caller) => {
    await releases.rollBack(sysType, caller);
    return null;
  });

  serve(app, reportFailedMount, async ({ sysType: key, ...failed }, caller) => {
    await failedMounts.report({ key, ...failed }, caller);
    return null;
  });
}
