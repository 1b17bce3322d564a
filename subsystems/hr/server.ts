import { systemServer } from '@portal/system-server/system-server';
import { candidateEffects } from './records/candidates.server.ts';
import { hr } from './system.ts';

export const hrServer = systemServer(hr, {
  effects: [candidateEffects],
  migrations: new URL('./migrations/', import.meta.url),
});
