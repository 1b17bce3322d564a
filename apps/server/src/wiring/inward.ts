import type { FastifyInstance } from 'fastify';
import { createCas } from '#features/cas/cas.ts';
import { casRoutes } from '#features/cas/routes.ts';
import { createHandOvers } from '#features/hand-overs/hand-overs.ts';
import { handOverRoutes } from '#features/hand-overs/routes.ts';
import { bindingRoutes } from '#features/outside/binding-routes.ts';
import { createBindings } from '#features/outside/bindings.ts';
import { createOutside } from '#features/outside/outside.ts';
import { outsideRoutes } from '#features/outside/routes.ts';
import { createServices } from '#features/outside/services.ts';
import type { SignIn } from '#features/sign-in/sign-in.ts';
import { findPersonByWorkNo } from '#features/sign-in/store.ts';
import { provesClient, type ShownSecret } from '#features/single-sign-on/clients.ts';
import type { WaysIn } from '@portal/contract/identity/sign-in-methods';
import { waysInRoutes } from '#features/ways-in/routes.ts';
import { waysInOf } from '#features/ways-in/ways-in.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { LetIn } from '#platform/session/start-session.ts';
import { createSpentCodes } from '#platform/tokens/used-codes.ts';
import { createTickets } from '#platform/tokens/tickets.ts';
import type { World } from '../world.ts';

interface InwardParts {
  audit: Audit;
  letIn: LetIn;
  door: SignIn;
  /** Which ways of our own are open. */
  ways: Pick<WaysIn, 'phone' | 'registration'>;
}

/** The ways in that lean on somebody else's word: services outside, and systems that hand people over. Answers all there are. */
export function inwardRoutes(
  app: FastifyInstance,
  world: World,
  { audit, letIn, door, ways: own }: InwardParts,
): WaysIn {
  const { db, clock, log, config } = world;
  const { outside, publicOrigin } = config;
  const [tickets, spentCodes] = [createTickets(world), createSpentCodes(world)];
  const parts = { db, clock, log, audit, letIn, tickets, spentCodes };
  const ways = waysInOf(outside, own);
  waysInRoutes(app, ways);
  const services = createServices({ config: outside, clock, publicOrigin });
  const { proveCredentials } = door;
  outsideRoutes(app, createOutside({ ...parts, ...services, proveCredentials }));
  bindingRoutes(app, createBindings({ db, audit, ...services }));
  const findPerson = (workNo: string) => findPersonByWorkNo(db, workNo);
  casRoutes(app, createCas({ ...parts, config: outside.cas, findPerson }));
  const isClient = (shown: ShownSecret) => provesClient(db, shown);
  const { handOverClients: clients } = outside;
  handOverRoutes(app, createHandOvers({ ...parts, clients, isClient, publicOrigin }));
  return ways;
}
