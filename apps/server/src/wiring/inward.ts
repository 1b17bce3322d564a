import type { FastifyInstance } from 'fastify';
import { createCas } from '#features/identity/cas/cas.ts';
import { casRoutes } from '#features/identity/cas/routes.ts';
import { createTicketSignIn } from '#features/identity/tickets/ticket-sign-in.ts';
import { ticketRoutes } from '#features/identity/tickets/routes.ts';
import { bindingRoutes } from '#features/identity/external/binding-routes.ts';
import { createBindings } from '#features/identity/external/bindings.ts';
import { createExternalSignIn } from '#features/identity/external/external-sign-in.ts';
import { externalRoutes } from '#features/identity/external/routes.ts';
import { createIdentityProviders } from '#features/identity/external/identity-providers.ts';
import type { SignIn } from '#features/identity/sign-in/sign-in.ts';
import { findPersonByWorkNo } from '#features/identity/sign-in/store.ts';
import {
  isClientSecret,
  type ClientCredentials,
} from '#features/identity/provider/clients/clients.ts';
import type { SignInMethods } from '@portal/contract/identity/sign-in-methods';
import { signInMethodRoutes } from '#features/identity/sign-in-methods/routes.ts';
import { signInMethodsOf } from '#features/identity/sign-in-methods/sign-in-methods.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { StartSession } from '#platform/session/start-session.ts';
import { createUsedCodes } from '#platform/tokens/used-codes.ts';
import { createTickets } from '#platform/tokens/tickets.ts';
import type { World } from '../world.ts';

interface InwardParts {
  audit: Audit;
  startSession: StartSession;
  signIn: SignIn;
  /** Which ways of our own are open. */
  ways: Pick<SignInMethods, 'phone' | 'registration'>;
}

/** The ways in that lean on somebody else's word: services outside, and systems that hand people over. Answers all there are. */
export function inwardRoutes(
  app: FastifyInstance,
  world: World,
  { audit, startSession, signIn, ways: own }: InwardParts,
): SignInMethods {
  const { db, clock, log, config } = world;
  const { external, publicOrigin } = config;
  const [tickets, usedCodes] = [createTickets(world), createUsedCodes(world)];
  const parts = { db, clock, log, audit, startSession, tickets, usedCodes };
  const ways = signInMethodsOf(external, own);
  signInMethodRoutes(app, ways);
  const services = createIdentityProviders({ config: external, clock, publicOrigin });
  const { authenticate } = signIn;
  externalRoutes(app, createExternalSignIn({ ...parts, ...services, authenticate }));
  bindingRoutes(app, createBindings({ db, audit, ...services }));
  const findPerson = (workNo: string) => findPersonByWorkNo(db, workNo);
  casRoutes(app, createCas({ ...parts, config: external.cas, findPerson }));
  const isClient = (shown: ClientCredentials) => isClientSecret(db, shown);
  const { handOverClients: clients } = external;
  ticketRoutes(app, createTicketSignIn({ ...parts, clients, isClient, publicOrigin }));
  return ways;
}
