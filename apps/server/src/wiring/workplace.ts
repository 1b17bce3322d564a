import { recordTypes } from '@portal/contract/records/types/all';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { FastifyInstance } from 'fastify';
import {
  type ClientCredentials,
  isClientSecret,
} from '#features/identity/provider/clients/clients.ts';
import { portable } from '#features/identity/sign-in/to-wire.ts';
import { createUserInfo } from '#features/identity/sign-in/user-info.ts';
import { createAccountSets } from '#features/workplace/account-sets/account-sets.ts';
import { accountSetRoutes } from '#features/workplace/account-sets/routes.ts';
import { createContexts } from '#features/workplace/contexts/contexts.ts';
import { contextRoutes } from '#features/workplace/contexts/routes.ts';
import { createDepartments } from '#features/workplace/departments/departments.ts';
import { departmentRoutes } from '#features/workplace/departments/routes.ts';
import { dictionaryRoutes } from '#features/workplace/dictionaries/routes.ts';
import { checkRoutes } from '#features/workplace/checks/routes.ts';
import { createChecks } from '#features/workplace/checks/checks.ts';
import { createGoods } from '#features/workplace/goods/goods.ts';
import { goodsRoutes } from '#features/workplace/goods/routes.ts';
import { createDepartmentTree } from '#features/workplace/lookups/department-tree.ts';
import { draftRoutes } from '#features/workplace/drafts/routes.ts';
import { createLookups } from '#features/workplace/lookups/lookups.ts';
import { peopleRoutes } from '#features/workplace/lookups/people-routes.ts';
import { lookupRoutes } from '#features/workplace/lookups/routes.ts';
import { createUsers } from '#features/workplace/lookups/users.ts';
import { createPreferences } from '#features/workplace/preferences/preferences.ts';
import { preferenceRoutes } from '#features/workplace/preferences/routes.ts';
import { createFormerLists } from '#features/workplace/records/former/former-lists.ts';
import { createRunBatch } from '#features/workplace/records/record-batch.ts';
import { createRecordChanges } from '#features/workplace/records/record-changes.ts';
import { createMeasureRecords } from '#features/workplace/records/record-measures.ts';
import { createNamesOf } from '#features/workplace/records/record-names.ts';
import { createRecordOptions } from '#features/workplace/records/record-options.ts';
import { createReachOf } from '#features/workplace/records/reach/record-reach.ts';
import { createRecordSearch } from '#features/workplace/records/record-search.ts';
import { createRecordTimeline } from '#features/workplace/records/record-timeline.ts';
import { createToDos } from '#features/workplace/records/to-dos/record-to-dos.ts';
import { createRecordViews } from '#features/workplace/records/views/record-views.ts';
import { formerListRoutes, recordRoutes, toDoRoutes } from '#features/workplace/records/routes.ts';
import { tenantRoutes } from '#features/workplace/tenants/routes.ts';
import { createTenants } from '#features/workplace/tenants/tenants.ts';
import type { Session } from '#platform/session/session.ts';
import { createTickets } from '#platform/tokens/tickets.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';

/** Wires `features/workplace`: where users work, and what pages need of it. */
export function wireWorkplace(app: FastifyInstance, world: World, shared: SharedServices) {
  const { db, clock, config } = world;
  const { audit, sessions, pendingStepsOf, permissions, isMember } = shared;
  const userInfoOf = createUserInfo(db);
  const dictionaries = async () => portable(await shared.dictionaries.all());
  const tenants = createTenants({ db, sessions, audit });
  tenantRoutes(app, { tenants, userInfoOf, pendingStepsOf, dictionaries });
  departmentRoutes(app, { departments: createDepartments({ db, sessions }), userInfoOf });
  const contexts = createContexts({ db, audit, isMember });
  contextRoutes(app, { contexts, switching: config.switching });
  const isClient = (shown: ClientCredentials) => isClientSecret(db, shown);
  const tickets = createTickets(world);
  accountSetRoutes(app, createAccountSets({ db, audit, tickets, config, permissions, isClient }));
  preferenceRoutes(app, createPreferences({ db, clock }));
  draftRoutes(app, world.secret);
  dictionaryRoutes(app, shared.dictionaries);
  const { mayAct } = permissions;
  const readDictionary = shared.dictionaries.choices;
  const lookups = createLookups({ db, epochs: shared.epochs, mayAct, readDictionary });
  const departmentTree = createDepartmentTree(db);
  lookupRoutes(app, { lookups, departments: departmentTree });
  peopleRoutes(app, { users: createUsers({ db, lookups, mayAct }), departments: departmentTree });
  goodsRoutes(app, createGoods(db));
  checkRoutes(app, createChecks({ db, mayAct }));
  const types = world.recordTypes ?? recordTypes;
  const namesOf = createNamesOf({ db, types, readDictionary });
  const reachOf = createReachOf({ db, mayAct });
  const options = createRecordOptions({ db, types, mayAct, reachOf, lookups });
  const changes = createRecordChanges({ db, clock, audit, mayAct, reachOf, namesOf, options });
  const records = {
    search: createRecordSearch({ db, mayAct, reachOf, namesOf }),
    changes,
    runBatch: createRunBatch({ ...changes, mayAct, namesOf }),
    timeline: createRecordTimeline({ db, clock, mayAct, reachOf, namesOf }),
    views: createRecordViews({ db, mayAct }),
    options,
  };
  recordRoutes(app, records, types);
  const menuOf = async (session: Session, system: SubsystemKey) =>
    (await permissions.viewOf(session, system)).menu;
  toDoRoutes(app, createToDos({ db, clock, types, mayAct, menuOf }));
  formerListRoutes(app, createFormerLists(records));
  return { measureRecords: createMeasureRecords({ db, namesOf, reachOf }) };
}
