import { systemServer } from '@portal/system-server/system-server';
import { imos } from './system.ts';

export const imosServer = systemServer(imos, {
  migrations: new URL('./migrations/', import.meta.url),
});
