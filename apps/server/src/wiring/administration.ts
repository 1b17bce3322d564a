import { memberAction } from '@portal/contract/administration/memberships';
import type { RecordType } from '@portal/contract/records/record-type';
import type { FastifyInstance } from 'fastify';
import type { ImportedChanges } from '#features/access/policy/drafts/imported-changes.ts';
import { type Access, createAccess } from '#features/administration/access.ts';
import { createReachOf } from '#features/administration/administered-people.ts';
import { createAuditChecks } from '#features/administration/audit/audit-check.ts';
import { createAuditLog } from '#features/administration/audit/audit-log.ts';
import { auditRoutes } from '#features/administration/audit/routes.ts';
import { createBrandDesk } from '#features/administration/brand/brand-desk.ts';
import { brandRoutes } from '#features/administration/brand/routes.ts';
import { createCheckRules } from '#features/administration/check-rules/check-rules.ts';
import { checkRuleRoutes } from '#features/administration/check-rules/routes.ts';
import {
  createChangeTree,
  createDepartmentDesk,
} from '#features/administration/departments/departments.ts';
import { createDepartmentMoves } from '#features/administration/departments/moves.ts';
import { departmentDeskRoutes } from '#features/administration/departments/routes.ts';
import { createDictionaryDesk } from '#features/administration/dictionaries/dictionary-desk.ts';
import { createItemDesk } from '#features/administration/dictionaries/item-desk.ts';
import { createItemImport } from '#features/administration/dictionaries/item-import.ts';
import { dictionaryDeskRoutes } from '#features/administration/dictionaries/routes.ts';
import { createDictionaryUses } from '#features/administration/dictionaries/uses.ts';
import { createJeecgImport } from '#features/administration/imports/jeecg/jeecg-import.ts';
import { createListImports } from '#features/administration/imports/list-subjects.ts';
import { createLook } from '#features/administration/people/look.ts';
import { createMembershipEnd } from '#features/administration/memberships/end-memberships.ts';
import {
  createMayGive,
  createMembershipOptions,
} from '#features/administration/memberships/membership-options.ts';
import { createPersonMemberships } from '#features/administration/memberships/memberships.ts';
import { createCredentials } from '#features/administration/people/credentials.ts';
import { createExportPeople } from '#features/administration/people/export.ts';
import { createFirstPasswords } from '#features/administration/people/first-password.ts';
import { createNameIndex } from '#features/administration/people/name-index.ts';
import { createPeople } from '#features/administration/people/people.ts';
import { personRoutes } from '#features/administration/people/routes.ts';
import { createPersonStates } from '#features/administration/people/states.ts';
import { createPositions } from '#features/administration/positions/positions.ts';
import { positionRoutes } from '#features/administration/positions/routes.ts';
import { scopeRoutes } from '#features/administration/scopes/routes.ts';
import { createScopes } from '#features/administration/scopes/scopes.ts';
import { settingRoutes } from '#features/administration/settings/routes.ts';
import { createSettingDesk } from '#features/administration/settings/setting-desk.ts';
import { createFirstRun } from '#features/administration/first-run/first-run.ts';
import { firstRunRoutes } from '#features/administration/first-run/routes.ts';
import { createOnlineSessions } from '#features/administration/sessions/online-sessions.ts';
import { onlineSessionRoutes } from '#features/administration/sessions/routes.ts';
import { storeDeskRoutes } from '#features/administration/stores/routes.ts';
import { createStoreDesk } from '#features/administration/stores/stores.ts';
import { tenantDeskRoutes } from '#features/administration/tenants/routes.ts';
import { createTenantDesk } from '#features/administration/tenants/tenants.ts';
import { unitRoutes } from '#features/administration/units/routes.ts';
import { createUnits } from '#features/administration/units/units.ts';
import { createOrganisationUses } from '#features/administration/uses/organisation-uses.ts';
import { sessionToWire } from '#features/identity/own-sessions/to-wire.ts';
import { createWelcome } from '#features/identity/sign-in/welcome.ts';
import { issueCode } from '#features/identity/second-factor/enrolment/codes.ts';
import { countFactorsOf, deleteFactorsOf, nameOf } from '#features/identity/second-factor/store.ts';
import { badPattern, failedSegment } from '#features/workplace/checks/check-rule.ts';
import { columnOf } from '#features/workplace/records/table.ts';
import { tableOf } from '#platform/database/record-tables.ts';
import { createOpenWork } from '#features/workplace/records/to-dos/open-work.ts';
import type { Config } from '#platform/config/config.ts';
import type { FileContent } from '#platform/files/file-content.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import type { Session } from '#platform/session/session.ts';
import { install } from '../installation/install.ts';
import type { World } from '../world.ts';
import { newPasswordsBy } from './identity.ts';
import type { SharedServices } from './shared.ts';
import { recordTypes } from '../systems.ts';

/** Wires `features/administration`: what administrators and auditors look after. */
export function wireAdministration(
  app: FastifyInstance,
  world: World,
  shared: SharedServices & InstallationParts & { importedChanges: ImportedChanges },
) {
  wireBaseData(app, world, shared);
  wireInstallation(app, world, shared);
  const { access, endMemberships } = wirePeople(app, world, shared);
  const { db, clock } = world;
  const { mayAct } = shared.permissions;
  const parts = { db, clock, access, mayAct, rights: shared.importedChanges };
  const jeecg = createJeecgImport({ ...parts, badPattern });
  return { endMemberships, lists: [...createListImports(parts), jeecg] };
}

/** Wires the dictionaries as administrators edit them, and the audit trail as auditors read it. */
function wireBaseData(app: FastifyInstance, world: World, { audit }: SharedServices): void {
  const { db } = world;
  const types = world.recordTypes ?? recordTypes;
  const uses = createDictionaryUses({
    db,
    types,
    placeOf: placeOfField,
  });
  const desk = createDictionaryDesk({ db, audit, uses });
  const items = createItemDesk({ change: desk.change, uses });
  dictionaryDeskRoutes(app, { desk, items, uses, importItems: createItemImport({ db, desk }) });
  checkRuleRoutes(app, createCheckRules({ db, audit, badPattern, failedSegment }));
  auditRoutes(app, { log: createAuditLog({ db, audit }), checks: createAuditChecks(world) });
}

interface InstallationParts {
  /** The configuration without what administrators changed. */
  environment: Config;
  readBrandPicture: (tenant: number, file: string) => Promise<FileContent>;
}

/** Wires what an installation decides: its brand and settings. */
function wireInstallation(
  app: FastifyInstance,
  world: World,
  shared: SharedServices & InstallationParts,
): void {
  const { audit, brands, epochs, readBrandPicture: readPicture, environment: base } = shared;
  const desk = createBrandDesk({ ...world, audit, nameOf, follow: () => epochs.catchUp() });
  brandRoutes(app, { brands, desk, readPicture });
  firstRunRoutes(app, createFirstRun(world));
  settingRoutes(app, createSettingDesk({ db: world.db, audit, base }));
}

/** Wires what people belong to: departments, positions, stores, groups, companies and tenants. */
function wireOrganisation(
  app: FastifyInstance,
  { db, recordTypes: types = recordTypes }: World,
  served: Pick<SharedServices, 'audit' | 'sessions'> & { access: Access },
): void {
  const uses = createOrganisationUses({ types, placeOf: placeOfField });
  const parts = { db, uses, ...served };
  departmentDeskRoutes(app, {
    desk: createDepartmentDesk(parts),
    moves: createDepartmentMoves({ ...parts, change: createChangeTree(parts) }),
  });
  positionRoutes(app, createPositions(parts));
  storeDeskRoutes(app, createStoreDesk(parts));
  unitRoutes(app, createUnits(parts));
  tenantDeskRoutes(app, createTenantDesk({ ...parts, install }));
}

/** The table and first column of a field of a record type. */
const placeOfField = (type: RecordType, field: string) => ({
  table: tableOf(type),
  column: columnOf(type, field),
});

/** Wires people and what they belong to, as administrators change them. Returns what ends memberships, and whom administrators reach. */
function wirePeople(app: FastifyInstance, world: World, shared: SharedServices) {
  const { db, clock } = world;
  const { audit, sessions, permissions, epochs, dictionaries } = shared;
  const reachOf = createReachOf({ db, mayAct: permissions.mayAct });
  const access = createAccess({ db, reachOf, actionsOf: permissions.actionsOf });
  const administers = (session: Session, tenantId: number) =>
    withinTenant(
      tenantId,
      async () =>
        (await permissions.mayAct(session, memberAction)) && (await reachOf(session)) === 'all',
    );
  const mayGive = createMayGive(administers);
  const firstPasswords = createFirstPasswords(newPasswordsBy(world));
  const parts = { db, clock, audit, access, sessions };
  const factors = { remove: deleteFactorsOf, issueCode };
  const openWork = createOpenWork(world.recordTypes ?? recordTypes);
  const names = createNameIndex({ db, epochs });
  const findByKeyword = (keyword: string) => names.find(keyword);
  const people = createPeople({ ...parts, firstPasswords, findByKeyword });
  personRoutes(app, {
    people,
    exported: createExportPeople({ ...parts, people }),
    memberships: createPersonMemberships({
      ...parts,
      countFactors: countFactorsOf,
      mayGive,
    }),
    options: createMembershipOptions({ db, access, mayGive }),
    states: createPersonStates({ ...parts, openWork }),
    credentials: createCredentials({ ...parts, firstPasswords, factors }),
    look: createLook({ ...parts, welcome: createWelcome({ db, dictionaries }) }),
  });
  scopeRoutes(app, createScopes(parts));
  wireOrganisation(app, world, { audit, access, sessions });
  const online = createOnlineSessions({ ...parts, config: world.config, findByKeyword });
  onlineSessionRoutes(app, { online, toWire: sessionToWire });
  return { access, endMemberships: createMembershipEnd({ db, audit, sessions }) };
}
