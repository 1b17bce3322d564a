import { systemServer } from '@portal/system-server/system-server';
import { ors } from './system.ts';

export const orsServer = systemServer(ors, {
  migrations: new URL('./migrations/', import.meta.url),
});
