import { systemServer } from '@portal/system-server/system-server';
import { administrationBoard } from './board.server.ts';
import { administration } from './administration.server.ts';
import { ams } from './system.ts';

/** The offices, and the administration of the portal, whose pages stand in the same menu. */
export const amsServer = systemServer(
  { ...ams, sections: { ...ams.sections, ...administration } },
  { board: administrationBoard, migrations: new URL('./migrations/', import.meta.url) },
);
