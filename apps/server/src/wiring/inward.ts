import type { FastifyInstance } from 'fastify';
import { createCas } from '#features/identity/cas/cas.ts';
import { casRoutes } from '#features/identity/cas/routes.ts';
import { createHandOvers } from '#features/identity/tickets/ticket-sign-in.ts';
import { handOverRoutes } from '#features/identity/tickets/routes.ts';
import { bindingRoutes } from '#features/identity/external/binding-routes.ts';
import { createBindings } from '#features/identity/external/bindings.ts';
import { createOutside } from '#features/identity/external/external-sign-in.ts';
import { outsideRoutes } from '#features/identity/external/routes.ts';
import { createServices } from '#features/identity/external/identity-providers.ts';
import type { SignIn } from '#features/identity/sign-in/sign-in.ts';
import { findPersonByWorkNo } from '#features/identity/sign-in/store.ts';
import { provesClient, type ShownSecret } from '#features/identity/provider/clients/clients.ts';
import type { SignInMethods } from '@portal/contract/identity/sign-in-methods';
import { waysInRoutes } from '#features/identity/sign-in-methods/routes.ts';
import { waysInOf } from '#features/identity/sign-in-methods/sign-in-methods.ts';
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
  ways: Pick<SignInMethods, 'phone' | 'registration'>;
}

/** The ways in that lean on somebody else's word: services outside, and systems that hand people over. Answers all there are. */
export function inwardRoutes(
  app: FastifyInstance,
  world: World,
  { audit, letIn, door, ways: own }: InwardParts,
): SignInMethods {
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
