import { systemServer } from '@portal/system-server/system-server';
import { crm } from './system.ts';

export const crmServer = systemServer(crm);
