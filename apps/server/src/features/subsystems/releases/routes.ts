import { reportFailedMount } from '@portal/contract/subsystems/failed-mounts';
import {
  countCanary,
  listReleasedSystems,
  listReleases,
  registerRelease,
  rollBackRelease,
  startCanary,
  stopCanary,
  switchRelease,
} from '@portal/contract/subsystems/subsystem-releases';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { FailedMounts } from './failed-mounts.ts';
import type { ReleaseLists } from './release-lists.ts';
import type { Releases } from './releases.ts';

interface ReleaseServices {
  lists: ReleaseLists;
  releases: Releases;
  failedMounts: FailedMounts;
}

export function releaseRoutes(
  app: FastifyInstance,
  { lists, releases, failedMounts }: ReleaseServices,
): void {
  serve(app, listReleasedSystems, () => lists.systems());

  serve(app, listReleases, ({ sysType }) => lists.releasesOf(sysType));

  serve(app, countCanary, ({ sysType, ...canary }) => lists.countCanary(sysType, canary));

  serve(app, registerRelease, async ({ sysType: key, entry, manifest }, caller) => {
    await releases.register({ key, entry, manifest }, caller);
    return null;
  });

  serve(app, switchRelease, async ({ sysType: key, seen, version }, caller) => {
    await releases.switchTo({ key, seen }, version, caller);
    return null;
  });

  serve(app, startCanary, async ({ sysType: key, seen, ...canary }, caller) => {
    await releases.startCanary({ key, seen }, canary, caller);
    return null;
  });

  serve(app, stopCanary, async ({ sysType: key, seen }, caller) => {
    await releases.stopCanary({ key, seen }, caller);
    return null;
  });

  serve(app, rollBackRelease, async ({ sysType: key, seen }, caller) => {
    await releases.rollBack({ key, seen }, caller);
    return null;
  });

  serve(app, reportFailedMount, async ({ sysType: key, ...failed }, caller) => {
    await failedMounts.report({ key, ...failed }, caller);
    return null;
  });
}
