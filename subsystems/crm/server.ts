import { systemServer } from '@portal/system-server/system-server';
import { crm } from './system.ts';

export const crmServer = systemServer(crm, {
  migrations: new URL('./migrations/', import.meta.url),
});
