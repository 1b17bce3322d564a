import { isServiceAddress } from '@portal/contract/text';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from '@portal/embedded-postgres/start-error';

/** The organisation's own app in DingTalk, and where DingTalk's services are. */
export interface DingTalkConfig {
  clientId: string;
  clientSecret: string;
  /** The only organisation whose members may sign in by it. */
  corpId: string;
  /** The address of the QR page and of both halves of the API; another one only for a simulator. */
  loginBase: string;
  apiBase: string;
  oapiBase: string;
}

interface CasConfig {
  base: string;
  /** The service that a ticket must have been issued for, to the letter. */
  service: string;
}

const Provider = z.strictObject({
  key: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
  /** The label under its icon. */
  name: z.string().min(1).max(20),
  issuer: z.url(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scope: z.string().default('openid profile'),
  /** Origins it serves beside its issuer's. */
  origins: z.array(z.url()).default([]),
  /** True where an unknown user may have an account made. */
  mayCreate: z.boolean().default(false),
  /** The claim that is the work number of an account made that way. */
  workNoClaim: z.string().default('preferred_username'),
});
export type ProviderConfig = z.infer<typeof Provider>;

/** The external identity providers; one that is not configured is closed. */
export interface ExternalConfig {
  dingtalk: DingTalkConfig | undefined;
  cas: CasConfig | undefined;
  providers: ProviderConfig[];
  /** Clients that may sign their users in here by a ticket. */
  handOverClients: string[];
}

const safeUrl = z.url().refine(isServiceAddress, 'https, or http on this machine');

/** The variables of this part of the configuration. */
export const externalVariables = {
  DINGTALK_CLIENT_ID: z.string().optional(),
  DINGTALK_CLIENT_SECRET: z.string().optional(),
  DINGTALK_CORP_ID: z.string().optional(),
  DINGTALK_LOGIN_BASE: safeUrl.default('https://login.dingtalk.com'),
  DINGTALK_API_BASE: safeUrl.default('https://api.dingtalk.com'),
  DINGTALK_OAPI_BASE: safeUrl.default('https://oapi.dingtalk.com'),
  CAS_BASE: safeUrl.optional(),
  CAS_SERVICE: z.url().optional(),
  OIDC_PROVIDERS: z.string().optional(),
  HAND_OVER_CLIENTS: z
    .string()
    .transform((text) => text.split(',').map((id) => id.trim()))
    .pipe(z.array(z.string().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/)))
    .default([]),
};

const Variables = z.object(externalVariables);
type Variables = z.infer<typeof Variables>;

/** @throws {StartError} when something is half configured, in one sentence without any secret. */
export function readExternal(env: Variables, publicOrigin: string | undefined): ExternalConfig {
  const dingtalk = readDingTalk(env);
  const providers = readProviders(env);
  const cas = readCas(env, publicOrigin);
  requireSoundProviders(providers);
  if ((dingtalk ?? cas ?? providers[0]) && !publicOrigin) {
    throw new StartError(
      'PUBLIC_ORIGIN has to be set where people sign in by a service outside: they are sent back there.',
    );
  }
  return {
    dingtalk,
    cas,
    providers,
    handOverClients: env.HAND_OVER_CLIENTS,
  };
}

function readDingTalk(env: Variables): DingTalkConfig | undefined {
  const given = [env.DINGTALK_CLIENT_ID, env.DINGTALK_CLIENT_SECRET, env.DINGTALK_CORP_ID];
  const [clientId, clientSecret, corpId] = given;
  if (given.every((value) => value === undefined)) return undefined;
  if (!clientId || !clientSecret || !corpId) {
    throw new StartError(
      'DINGTALK_CLIENT_ID, DINGTALK_CLIENT_SECRET and DINGTALK_CORP_ID belong together: one is missing.',
    );
  }
  return {
    clientId,
    clientSecret,
    corpId,
    loginBase: env.DINGTALK_LOGIN_BASE,
    apiBase: env.DINGTALK_API_BASE,
    oapiBase: env.DINGTALK_OAPI_BASE,
  };
}

const readCas = (env: Variables, publicOrigin = ''): CasConfig | undefined =>
  env.CAS_BASE === undefined
    ? undefined
    : { base: env.CAS_BASE, service: env.CAS_SERVICE ?? `${publicOrigin}/user/login` };

/** The list in the file of JSON that `OIDC_PROVIDERS` names; without it there is none. */
function readProviders({ OIDC_PROVIDERS: file }: Variables): ProviderConfig[] {
  if (file === undefined) return [];
  try {
    return z.array(Provider).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const places =
      cause instanceof z.ZodError ? cause.issues.map(({ path }) => path.join('.')) : [];
    const what = places.length > 0 ? `is not right at ${places.join(', ')}` : 'cannot be read';
    throw new StartError(`The file that OIDC_PROVIDERS names ${what}.`, { cause });
  }
}

function requireSoundProviders(providers: readonly ProviderConfig[]): void {
  const keys = new Set(providers.map(({ key }) => key));
  const isSound =
    keys.size === providers.length &&
    !keys.has('dingtalk') &&
    providers.every(({ issuer, origins }) => [issuer, ...origins].every(isServiceAddress));
  if (isSound) return;
  throw new StartError(
    'In the file that OIDC_PROVIDERS names every provider has a key of its own other than "dingtalk", and an issuer with https.',
  );
}
