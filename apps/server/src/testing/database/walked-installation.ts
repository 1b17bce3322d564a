import * as brands from '@portal/contract/administration/brand';
import * as firstRun from '@portal/contract/administration/first-run';
import { listNotificationChannels } from '@portal/contract/notices/notification-channels';
import type { Step } from './walked.ts';

/** Calls about the brand, the first run and the channels of a tenant that read business rows. */
export const readingOfInstallation: Record<string, Step[]> = {
  getBrand: [(person) => person.call(brands.getBrand, {})],
  readBrand: [(person) => person.call(brands.readBrand, {})],
  listBrandRevisions: [(person) => person.call(brands.listBrandRevisions, {})],
  getFirstRun: [(person) => person.call(firstRun.getFirstRun, {})],
  listRoleTemplates: [(person) => person.call(firstRun.listRoleTemplates, {})],
  listNotificationChannels: [(person) => person.call(listNotificationChannels, {})],
};

/** Calls that change the brand of a tenant, and what its administrators said of the first run. */
export const writingOfInstallation: Record<string, Step[]> = {
  saveBrand: [
    async (person) => {
      const { fields, revision } = await person.call(brands.readBrand, {});
      return person.call(brands.saveBrand, { ...fields, group: '走查集团', revision });
    },
  ],
  takeBrandBack: [
    async (person) => {
      const { revision } = await person.call(brands.readBrand, {});
      return person.call(brands.takeBrandBack, { to: 0, revision });
    },
  ],
  markFirstRun: [
    (person) => person.call(firstRun.markFirstRun, { key: 'brand', state: 'skipped' }),
    (person) => person.call(firstRun.markFirstRun, { key: 'brand', state: 'open' }),
  ],
  draftRoleTemplates: [
    (person) => person.call(firstRun.draftRoleTemplates, { codes: ['auditor'] }),
  ],
};
