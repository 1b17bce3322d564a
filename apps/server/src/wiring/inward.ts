import type { FastifyInstance } from 'fastify';
import { createCas } from '#features/cas/cas';
import { casRoutes } from '#features/cas/routes';
import { createHandOvers } from '#features/hand-overs/hand-overs';
import { handOverRoutes } from '#features/hand-overs/routes';
import { bindingRoutes } from '#features/outside/binding-routes';
import { createBindings } from '#features/outside/bindings';
import { createOutside } from '#features/outside/outside';
import { outsideRoutes } from '#features/outside/routes';
import { createServices } from '#features/outside/services';
import type { SignIn } from '#features/sign-in/sign-in';
import { findPersonByWorkNo } from '#features/sign-in/store';
import { provesClient, type ShownSecret } from '#features/single-sign-on/clients';
import type { WaysIn } from '@portal/contract/identity/sign-in-methods';
import { waysInRoutes } from '#features/ways-in/routes';
import { waysInOf } from '#features/ways-in/ways-in';
import type { Audit } from '#platform/audit';
import type { LetIn } from '#platform/door';
import { createSpentCodes } from '#platform/spent-codes';
import { createTickets } from '#platform/tickets';
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
