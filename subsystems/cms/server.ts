import { systemServer } from '@portal/system-server/system-server';
import { cms } from './system.ts';

export const cmsServer = systemServer(cms, {
  migrations: new URL('./migrations/', import.meta.url),
});
