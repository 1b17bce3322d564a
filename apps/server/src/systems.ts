import { amsServer } from '@portal/ams/server';
import { casServer } from '@portal/cas/server';
import { cmsServer } from '@portal/cms/server';
import { crmServer } from '@portal/crm/server';
import { dcpServer } from '@portal/dcp/server';
import { gimsServer } from '@portal/gims/server';
import { gylServer } from '@portal/gyl/server';
import { hrServer } from '@portal/hr/server';
import { idssServer } from '@portal/idss/server';
import { imosServer } from '@portal/imos/server';
import { lmsServer } from '@portal/lms/server';
import { opsServer } from '@portal/ops/server';
import { orsServer } from '@portal/ors/server';
import { rcmServer } from '@portal/rcm/server';
import { syfsServer } from '@portal/syfs/server';
import type { SystemServer } from '@portal/system-server/system-server';

/** Every business system of the group, in the order in which the switcher shows them. */
export const systemServers: readonly SystemServer[] = [
  orsServer,
  rcmServer,
  idssServer,
  opsServer,
  syfsServer,
  imosServer,
  gimsServer,
  gylServer,
  crmServer,
  casServer,
  amsServer,
  hrServer,
  cmsServer,
  lmsServer,
  dcpServer,
];

export const systems = systemServers.map(({ system }) => system);

/** Every record type that the server keeps. */
export const recordTypes = systems.flatMap((system) => system.recordTypes);

/** The effects of steps, of all record types. */
export const effects = systemServers.flatMap(({ effects: own }) => own ?? []);

/** The folders of SQL files: the server's own, and those of the systems. */
export const migrationFolders: readonly URL[] = [
  new URL('./migrations/', import.meta.url),
  ...systemServers.flatMap(({ migrations }) => migrations ?? []),
];
