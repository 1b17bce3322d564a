import type { RecordType } from '@portal/contract/records/record-type';
import { members } from '@portal/crm/records/members';
import type { FastifyInstance } from 'fastify';
import { createWaitingRequests } from '#features/access/requests/waiting.ts';
import {
  type ClientCredentials,
  isClientSecret,
} from '#features/identity/provider/clients/clients.ts';
import { portable } from '#features/identity/sign-in/to-wire.ts';
import { createUserInfo } from '#features/identity/sign-in/user-info.ts';
import { createCleaner } from '#platform/html/clean-html.ts';
import { createAccountSets } from '#features/workplace/account-sets/account-sets.ts';
import { accountSetRoutes } from '#features/workplace/account-sets/routes.ts';
import { createClosings, isClosing } from '#features/workplace/closings/closings.ts';
import { closingRoutes } from '#features/workplace/closings/routes.ts';
import { createContexts } from '#features/workplace/contexts/contexts.ts';
import { contextRoutes } from '#features/workplace/contexts/routes.ts';
import { createDepartments } from '#features/workplace/departments/departments.ts';
import { departmentRoutes } from '#features/workplace/departments/routes.ts';
import { dictionaryRoutes } from '#features/workplace/dictionaries/routes.ts';
import { checkRoutes } from '#features/workplace/checks/routes.ts';
import { createChecks } from '#features/workplace/checks/checks.ts';
import { createGoods } from '#features/workplace/goods/goods.ts';
import { bookMoves } from '#features/workplace/goods/movements/book-moves.ts';
import { goodsRoutes } from '#features/workplace/goods/routes.ts';
import { createDepartmentTree } from '#features/workplace/lookups/department-tree.ts';
import { draftRoutes } from '#features/workplace/drafts/routes.ts';
import { createLookups } from '#features/workplace/lookups/lookups.ts';
import { peopleRoutes } from '#features/workplace/lookups/people-routes.ts';
import { lookupRoutes } from '#features/workplace/lookups/routes.ts';
import { createUsers } from '#features/workplace/lookups/users.ts';
import { memberRoutes } from '#features/workplace/members/routes.ts';
import { createPreferences } from '#features/workplace/preferences/preferences.ts';
import { preferenceRoutes } from '#features/workplace/preferences/routes.ts';
import { createResults } from '#features/workplace/results/results.ts';
import { resultRoutes } from '#features/workplace/results/routes.ts';
import { addRecord } from '#features/workplace/records/add-record.ts';
import { createRunEffects } from '#features/workplace/records/effects/run-effects.ts';
import { createRecordAttachments } from '#features/workplace/records/files/attachments.ts';
import type { RecordFiles } from '#features/workplace/records/files/field-files.ts';
import { createRecordImports } from '#features/workplace/records/imports/record-import.ts';
import { ruleFor } from '#platform/policy/data-rules.ts';
import type { Permissions } from '#features/access/permissions/permissions.ts';
import {
  createFieldsOf,
  createRequireShown,
  type RuleOf,
} from '#features/workplace/records/record-access.ts';
import { createRunBatch } from '#features/workplace/records/record-batch.ts';
import { createRecordChanges } from '#features/workplace/records/record-changes.ts';
import { createMeasureRecords } from '#features/workplace/records/record-measures.ts';
import { createRecordFinder } from '#features/workplace/records/numbers/find-by-number.ts';
import {
  createOpeningPages,
  createPagesFor,
} from '#features/workplace/records/numbers/record-pages.ts';
import { createNameSources } from '#features/workplace/records/order/name-sources.ts';
import { createNamesOf } from '#features/workplace/records/record-names.ts';
import { createRecordOptions } from '#features/workplace/records/record-options.ts';
import { createLinkedReach } from '#features/workplace/records/reach/linked-reach.ts';
import { createLedBy } from '#features/workplace/records/reach/line-managers.ts';
import {
  createReachOf,
  createWideReachOf,
} from '#features/workplace/records/reach/record-reach.ts';
import { createRecordSearch } from '#features/workplace/records/record-search.ts';
import { createRecordTimeline } from '#features/workplace/records/record-timeline.ts';
import { createUndoSteps } from '#features/workplace/records/undo/record-undo.ts';
import { createToDoChanges } from '#features/workplace/records/to-dos/to-do-changes.ts';
import { createToDos } from '#features/workplace/records/to-dos/record-to-dos.ts';
import { createWaitingRecords } from '#features/workplace/records/to-dos/waiting-records.ts';
import { createRecordViews } from '#features/workplace/records/views/record-views.ts';
import {
  recordNumberRoutes,
  recordRoutes,
  toDoRoutes,
} from '#features/workplace/records/routes.ts';
import { tenantRoutes } from '#features/workplace/tenants/routes.ts';
import { createTenants } from '#features/workplace/tenants/tenants.ts';
import type { Database } from '#platform/database/database.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import { recordPagesIn, showingPagesIn } from '../installation/record-pages.ts';
import { createTickets } from '#platform/tokens/tickets.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';
import { effects, recordTypes, systems } from '../systems.ts';

/** Wires `features/workplace`: where users work, and what pages need of it. */
export function wireWorkplace(
  app: FastifyInstance,
  world: World,
  shared: SharedServices & { recordFiles: RecordFiles },
) {
  wirePlaces(app, world, shared);
  const { db, bus, clock } = world;
  const { audit, permissions, faults } = shared;
  const { recordFiles: files } = shared;
  preferenceRoutes(app, createPreferences({ db, clock }));
  resultRoutes(app, createResults({ db, clock }));
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
  const reach = reachParts(db, permissions);
  const { ruleOf, fieldsOf, reachOf, linkedReach, rulePartsOf } = reach;
  const nameSources = createNameSources({ types, readDictionary, fieldsOf, linkedReach });
  const namesOf = createNamesOf({ db, nameSources, files });
  const options = createRecordOptions({ db, types, ruleOf, fieldsOf, linkedReach, lookups });
  const toDoChanges = createToDoChanges({ bus, faults });
  const onWaiting = (type: string) => toDoChanges.note(type);
  const closings = createClosings({ addRecord });
  const runEffects = createRunEffects({ effects, bookMoves });
  const requireShown = createRequireShown(fieldsOf);
  closingRoutes(app, { db, closings, requireShown });
  const reachOfMembers = async (caller: Caller) => (await reachOf(members, caller)).where;
  memberRoutes(app, { db, reachOfMembers, requireShown });
  const seen = { fieldsOf, reachOf, namesOf };
  const writing = { db, clock, audit, mayAct, ...seen, onWaiting, files };
  const changes = createRecordChanges({
    ...writing,
    ruleOf,
    options,
    complete: async (tx, record) =>
      isClosing(record.type)
        ? closings.complete(tx, record)
        : { fields: record.fields, state: record.type.initial },
    onStep: async (tx, record, at) => {
      const caused = await runEffects(tx, record, at);
      await closings.onStep(tx, record, at);
      return caused;
    },
    clean: createCleaner(),
  });
  const records = {
    search: createRecordSearch({ db, fieldsOf, reachOf, namesOf, nameSources }),
    changes,
    runBatch: createRunBatch({ db, clock, ...changes, mayAct, namesOf }),
    undoSteps: createUndoSteps(writing),
    timeline: createRecordTimeline({ db, clock, fieldsOf, reachOf, namesOf }),
    attachments: createRecordAttachments({ db, clock, fieldsOf, reachOf, files }),
    views: createRecordViews({ db, fieldsOf }),
    options,
  };
  recordRoutes(app, records, types);
  const toDos = wireFinding(app, world, { ...shared, ...reach, types, changes: toDoChanges });
  const imported = { db, clock, mayAct, ...reach, options, onWaiting };
  return {
    imports: createRecordImports(imported, types),
    measureRecords: createMeasureRecords({ db, namesOf, reachOf, fieldsOf }),
    rulePartsOf,
    toDos: { ...toDoChanges, isConcerned: toDos.isConcerned },
  };
}

/** Wires what is found wherever a user works: to-dos, and records by their numbers. */
function wireFinding(
  app: FastifyInstance,
  { db, clock }: World,
  { permissions, epochs, types, fieldsOf, wideReachOf, changes }: FindingParts,
) {
  const { mayAct, itemsOf } = permissions;
  const listed = { pages: recordPagesIn(systems), itemsOf };
  const openingPages = createOpeningPages({ mayAct, showing: showingPagesIn(systems), ...listed });
  const asked = { db, types, mayAct, wideReachOf, pagesFor: createPagesFor(listed) };
  const waitingRequests = createWaitingRequests({ db, mayAct });
  const deskOf = async (session: Session) =>
    (await itemsOf(session, 'ams')).find(({ component }) => component === 'access/Requests')?.path;
  const waitingRecords = createWaitingRecords(asked);
  const counting = { db, types, clock, epochs, changes, waitingRequests, deskOf };
  const toDos = createToDos({ ...counting, waitingRecords });
  toDoRoutes(app, toDos);
  recordNumberRoutes(app, createRecordFinder({ db, types, wideReachOf, fieldsOf, openingPages }));
  return toDos;
}

interface FindingParts
  extends
    Pick<SharedServices, 'permissions' | 'epochs'>,
    Pick<ReturnType<typeof reachParts>, 'fieldsOf' | 'wideReachOf'> {
  types: readonly RecordType[];
  changes: ReturnType<typeof createToDoChanges>;
}

/** Makes what decides which records and fields a user reaches: the one place where data rules come in. */
function reachParts(db: Database, permissions: Permissions) {
  const ruleOf: RuleOf = async (user, type) => ruleFor(await permissions.rulesOf(user), type);
  const ledBy = createLedBy({ db, mayAct: permissions.mayAct });
  const reachOf = createReachOf({ db, ruleOf, ledBy });
  const wideReachOf = createWideReachOf({ db, ruleOf, ledBy });
  return {
    ruleOf,
    fieldsOf: createFieldsOf({ mayAct: permissions.mayAct, ruleOf }),
    reachOf,
    wideReachOf,
    linkedReach: createLinkedReach({ db, reachOf, wideReachOf }),
    rulePartsOf: async (type: RecordType, { session }: Pick<Caller, 'session'>) =>
      (await ruleOf(session, type))?.parts ?? [],
  };
}

/** Wires the choice of tenant, department, store, group, company and account set. */
function wirePlaces(
  app: FastifyInstance,
  world: World,
  { audit, sessions, pendingStepsOf, permissions, isMember, ...shared }: SharedServices,
): void {
  const { db, config } = world;
  const userInfoOf = createUserInfo(db);
  const dictionaries = async () => portable(await shared.dictionaries.all());
  const tenants = createTenants({ db, sessions, audit });
  tenantRoutes(app, { tenants, userInfoOf, pendingStepsOf, dictionaries });
  departmentRoutes(app, { departments: createDepartments({ db, sessions }), userInfoOf });
  const contexts = createContexts({ db, audit, isMember });
  contextRoutes(app, { contexts, config });
  const isClient = (shown: ClientCredentials) => isClientSecret(db, shown);
  const tickets = createTickets(world);
  accountSetRoutes(app, createAccountSets({ db, audit, tickets, config, permissions, isClient }));
}
