import { systemServer } from '@portal/system-server/system-server';
import { dcp } from './system.ts';

export const dcpServer = systemServer(dcp);
