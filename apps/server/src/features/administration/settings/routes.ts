import * as calls from '@portal/contract/administration/settings';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { SettingDesk } from './setting-desk.ts';

export function settingRoutes(app: FastifyInstance, desk: SettingDesk): void {
  serve(app, calls.listSettings, () => desk.list());
  serve(app, calls.saveSetting, async (change, caller) => {
    await desk.save(change, caller);
    return null;
  });
  serve(app, calls.listSettingChanges, (page) => desk.changes(page));
}
