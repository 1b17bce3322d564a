import {
  getPerson,
  listMembershipOptions,
  setMemberships,
} from '@portal/contract/administration/memberships';
import {
  addPerson,
  countOpenWork,
  editPerson,
  exportPeople,
  freezeEach,
  freezePeople,
  getPeopleFilters,
  leavePerson,
  listPeople,
  resetPassword,
  resetSecondFactor,
} from '@portal/contract/administration/people';
import { lookAs } from '@portal/contract/administration/look';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { ExportPeople } from './export.ts';
import type { Look } from './look.ts';
import type { MembershipOptions } from '../memberships/membership-options.ts';
import type { PersonMemberships } from '../memberships/memberships.ts';
import type { Credentials } from './credentials.ts';
import type { People } from './people.ts';
import type { PersonStates } from './states.ts';

interface Served {
  people: People;
  memberships: PersonMemberships;
  options: MembershipOptions;
  states: PersonStates;
  credentials: Credentials;
  look: Look;
  exported: ExportPeople;
}

export function personRoutes(app: FastifyInstance, served: Served): void {
  const { people, memberships, options, states, credentials, look, exported } = served;
  serve(app, listPeople, (query, caller) => people.page(query, caller));
  serve(app, getPeopleFilters, (_, caller) => people.filters(caller));
  serve(app, getPerson, ({ id }, caller) => memberships.fileOf(id, caller));
  serve(app, listMembershipOptions, (query, caller) => options(query, caller));
  serve(app, addPerson, (form, caller) => people.add(form, caller));
  serve(app, editPerson, (form, caller) => people.edit(form, caller));
  serve(app, setMemberships, (wanted, caller) => memberships.set(wanted, caller));

  serve(app, freezePeople, async ({ ids, status, reason }, caller) => {
    const change = { status: status === '2' ? 'frozen' : 'active', reason } as const;
    await states.change(ids.split(','), change, caller);
    return null;
  });
  serve(app, freezeEach, ({ ids, status, reason }, caller) => {
    const change = { status: status === '2' ? 'frozen' : 'active', reason } as const;
    return states.changeEach(ids, change, caller);
  });
  serve(app, exportPeople, (sought, caller) => exported(sought, caller));
  serve(app, countOpenWork, ({ id }, caller) => states.openWorkOf(id, caller));
  serve(app, leavePerson, async (given, caller) => ({
    handedOver: await states.leave(given, caller),
  }));

  serve(app, resetPassword, async ({ id }, caller) => ({
    password: await credentials.resetPassword(id, caller),
  }));
  serve(app, lookAs, (asked, caller) => look(asked, caller));
  serve(app, resetSecondFactor, ({ id }, caller) => credentials.resetSecondFactor(id, caller));
}
