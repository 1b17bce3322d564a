import { systemServer } from '@portal/system-server/system-server';
import { administrationBoard } from './board.server.ts';
import { ams } from './system.ts';

export const amsServer = systemServer(ams, { board: administrationBoard });
