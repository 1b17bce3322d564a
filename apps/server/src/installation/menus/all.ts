import type { SubsystemMenu } from '../menu.ts';
import { ams } from './ams.ts';
import { cas } from './cas.ts';
import { cms } from './cms.ts';
import { crm } from './crm.ts';
import { dcp } from './dcp.ts';
import { gims } from './gims.ts';
import { gyl } from './gyl.ts';
import { hr } from './hr.ts';
import { idss } from './idss.ts';
import { imos } from './imos.ts';
import { lms } from './lms.ts';
import { ops } from './ops.ts';
import { ors } from './ors.ts';
import { rcm } from './rcm.ts';
import { syfs } from './syfs.ts';

/** The menus of an installation: every page that is built, and none that is not. */
export const menus: SubsystemMenu[] = [
  ors,
  rcm,
  idss,
  ops,
  syfs,
  imos,
  gims,
  gyl,
  crm,
  cas,
  ams,
  hr,
  cms,
  lms,
  dcp,
];
