import { systemServer } from '@portal/system-server/system-server';
import { hr } from './system.ts';

export const hrServer = systemServer(hr, { migrations: new URL('./migrations/', import.meta.url) });
