import type { FastifyInstance } from 'fastify';
import { createReachOf, whereMemberShown } from '#features/administration/administered-people.ts';
import { accessRequestsType } from '@portal/contract/workplace/to-dos';
import { createExplain, type Explain } from '#features/access/explain/explain.ts';
import { explainRoutes } from '#features/access/explain/routes.ts';
import type { ImportedChanges } from '#features/access/policy/drafts/imported-changes.ts';
import { createPolicy } from '#features/access/policy/policy.ts';
import type { GivingRoles } from '#features/access/policy/revisions/give-role.ts';
import { policyRoutes, roleTemplateRoutes } from '#features/access/policy/routes.ts';
import {
  createRoleTemplates,
  type TemplateRights,
} from '#features/access/policy/templates/role-templates.ts';
import { menuOfRoles, readMenuMaker } from '#features/access/permissions/menu-maker.ts';
import { componentsOf, roleCodesOf } from '#features/access/permissions/store.ts';
import { permissionRoutes } from '#features/access/permissions/routes.ts';
import { createAccessRequests } from '#features/access/requests/requests.ts';
import { createApprovers } from '#features/access/requests/approvers/approvers.ts';
import { createDecisions } from '#features/access/requests/decisions.ts';
import { createOffers } from '#features/access/requests/offers.ts';
import { createReminders } from '#features/access/requests/reminders.ts';
import { accessRequestRoutes } from '#features/access/requests/routes.ts';
import { createRoles } from '#features/access/roles/roles.ts';
import { roleRoutes } from '#features/access/roles/routes.ts';
import { findMemberByWorkNo } from '#features/identity/sign-in/store.ts';
import { createRowCounts } from '#features/workplace/records/reach/row-counts.ts';
import type { Database } from '#platform/database/database.ts';
import type { PersonNotices } from '#features/notices/announcements/person-notices.ts';
import { recordPagesIn } from '../installation/record-pages.ts';
import { actionsOf, menuItemsOf } from '../installation/role-rights.ts';
import { roleTemplates } from '../installation/role-templates.ts';
import type { World } from '../world.ts';
import type { SharedServices } from './shared.ts';
import { recordTypes, systems } from '../systems.ts';

/** The parts of other features that requests for access need. */
interface AccessParts {
  notices: PersonNotices;
  /** Notes that something of a type began or ceased to wait. */
  noteWaiting: (type: string) => void;
}

/** Wires `features/access`: permissions, roles, the explanation of both, and requests for them. */
export function wireAccess(
  app: FastifyInstance,
  world: World,
  shared: SharedServices & AccessParts,
): { importedChanges: ImportedChanges } {
  const { db, clock, jobs, config, recordTypes: types = recordTypes } = world;
  const { audit, epochs, permissions, pendingStepsOf, factorPolicy } = shared;
  permissionRoutes(app, permissions);
  const reachOf = createReachOf({ db, mayAct: permissions.mayAct });
  roleRoutes(
    app,
    createRoles({
      db,
      types,
      whereShown: async (user, id) => whereMemberShown(await reachOf(user), id),
    }),
  );
  const asksSecond = config.policyAsksSecond;
  const findPerson = (workNo: string) => findMemberByWorkNo(db, workNo);
  const menus = { readMenuMaker, menuOfRoles, rolesOfPerson, componentsOf };
  const follow = () => epochs.catchUp();
  const rows = { types, makeRowCounts: createRowCounts };
  const policy = createPolicy({ db, clock, jobs, audit, asksSecond, follow, ...menus, ...rows });
  policyRoutes(app, policy);
  roleTemplateRoutes(app, createRoleTemplates({ db, editing: policy.editing, templatesOf }));
  const { lacks: lacksFactor } = factorPolicy;
  const recordPages = recordPagesIn(systems);
  const explain = createExplain({
    db,
    audit,
    permissions,
    pendingStepsOf,
    lacksFactor,
    findPerson,
    pagesListing: (type) => recordPages.get(type)?.map(({ component }) => component) ?? [],
  });
  explainRoutes(app, explain);
  wireRequests(app, world, { ...shared, giving: policy.giving, explain });
  return { importedChanges: policy.imported };
}

/** Wires requests for access: what is offered, who decides, and what is given by it. */
function wireRequests(
  app: FastifyInstance,
  { db, clock, jobs, config }: World,
  {
    audit,
    permissions,
    giving,
    explain,
    notices,
    noteWaiting,
  }: SharedServices & AccessParts & { giving: GivingRoles; explain: Explain },
): void {
  const { find, wouldSee } = explain;
  const offers = createOffers({ db, find, wouldSee });
  const onWaiting = () => noteWaiting(accessRequestsType);
  const parts = { db, clock, audit, offers, mostDays: config.accessMostDays, onWaiting };
  const requests = createAccessRequests({
    ...parts,
    mayGive: (giver, role, person) => giving.mayGive(giver, role, person),
  });
  const reminders = createReminders({ db, clock, jobs, notices });
  const { mayAct } = permissions;
  accessRequestRoutes(app, {
    requests,
    decisions: createDecisions({
      ...parts,
      mayAct,
      give: (tx, given) => giving.give(tx, given),
      reminders,
    }),
    approvers: createApprovers({
      db,
      audit,
      route: (request) => requests.route(request),
      onWaiting,
    }),
  });
}

async function rolesOfPerson(db: Database, workNo: string): Promise<string[] | undefined> {
  const person = await findMemberByWorkNo(db, workNo);
  return person && roleCodesOf(db, person.id);
}

/** Returns what the templates of the release give, of the menu items and actions that are there. */
const templatesOf = (there: { items: { id: string }[]; actions: string[] }): TemplateRights[] =>
  roleTemplates.map((rule) => ({
    code: rule.code,
    name: rule.name,
    note: rule.note,
    menuItems: menuItemsOf(rule, there.items),
    actions: actionsOf(rule, there.actions),
  }));
