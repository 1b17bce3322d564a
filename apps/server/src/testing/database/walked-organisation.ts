import * as departments from '@portal/contract/administration/departments';
import { exportPeople } from '@portal/contract/administration/people';
import * as stores from '@portal/contract/administration/stores';
import * as units from '@portal/contract/administration/units';
import { listPurchases } from '@portal/contract/members/purchases';
import { previewMenu } from '@portal/contract/policy/menus';
import { recordCalls } from '@portal/contract/records/record-calls';
import { members } from '@portal/crm/records/members';
import { getDaySales } from '@portal/contract/stores/day-sales';
import type { Person } from '#testing/world.ts';
import { chosen, shared, type Step } from './walked.ts';

const page = { pageNo: '1', pageSize: '50' };

/** Calls about the parts of a tenant, and about what its stores sold, that read business rows. */
export const readingOfOrganisation: Record<string, Step[]> = {
  listDepartments: [(person) => person.call(departments.listDepartments, {})],
  getMoveEffect: [(person) => person.call(departments.getMoveEffect, { id: 'd-a01' })],
  listStores: [(person) => person.call(stores.listStores, page)],
  listUnits: units.unitKinds.map(
    (kind) => (person) => person.call(units.listUnits, { kind, ...page }),
  ),
  exportPeople: [(person) => person.call(exportPeople, {})],
  previewMenu: [
    (person) => person.call(previewMenu, { sysType: 'ams', of: 'person', key: person.workNo }),
  ],
  getDaySales: [(person) => person.tab(chosen)(getDaySales, { day: '2026-11-20' })],
  listPurchases: [
    async (person) => {
      const { records } = await person.tab(chosen)(recordCalls(members).find, {});
      const [first] = records;
      return first && person.tab(chosen)(listPurchases, { member: first.id, ...page });
    },
  ],
};

const made = async (person: Person, departName: string) => {
  const fields = { departName, companyNo: shared.companyNo };
  const { id } = await person.call(departments.addDepartment, fields);
  return { id, version: 1, ...fields };
};

const store = {
  storeNo: 'WALK1',
  storeName: '走查店',
  bgNo: shared.bgNo,
  companyNo: shared.companyNo,
  city: '上海',
  kind: 'standard' as const,
  area: 80,
  openedOn: '2026-11-01',
  state: 'open' as const,
};
const unit = { kind: 'group' as const, no: 'WALK1', name: '走查', sort: 9, enabled: true };

/** Calls that change the parts of a tenant; those of stores and groups follow each other. */
export const writingOfOrganisation: Record<string, Step[]> = {
  addDepartment: [(person) => made(person, '走查一')],
  editDepartment: [
    async (person) => person.call(departments.editDepartment, await made(person, '走查二')),
  ],
  moveDepartment: [
    async (person) => {
      const [{ id, version }, above] = [await made(person, '走查三'), await made(person, '走查四')];
      return person.call(departments.moveDepartment, { id, version, parentId: above.id });
    },
  ],
  getMergeEffect: [
    async (person) => {
      const [{ id }, into] = [await made(person, '走查五'), await made(person, '走查六')];
      return person.call(departments.getMergeEffect, { id, into: into.id });
    },
  ],
  mergeDepartment: [
    async (person) => {
      const [{ id, version }, into] = [await made(person, '走查七'), await made(person, '走查八')];
      return person.call(departments.mergeDepartment, { id, version, into: into.id });
    },
  ],
  getDepartmentChanges: [
    async (person) =>
      person.call(departments.getDepartmentChanges, { id: (await made(person, '走查九')).id }),
  ],
  deleteDepartment: [
    async (person) =>
      person.call(departments.deleteDepartment, { id: (await made(person, '走查十')).id }),
  ],
  addStore: [(person) => person.call(stores.addStore, store)],
  editStore: [(person) => person.call(stores.editStore, { ...store, version: 1 })],
  getStoreChanges: [(person) => person.call(stores.getStoreChanges, { storeNo: store.storeNo })],
  deleteStore: [(person) => person.call(stores.deleteStore, { storeNo: store.storeNo })],
  addUnit: [(person) => person.call(units.addUnit, unit)],
  editUnit: [(person) => person.call(units.editUnit, { ...unit, version: 1 })],
  getUnitChanges: [(person) => person.call(units.getUnitChanges, { kind: unit.kind, no: unit.no })],
  deleteUnit: [(person) => person.call(units.deleteUnit, { kind: unit.kind, no: unit.no })],
};
