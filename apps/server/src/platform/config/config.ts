import { day, hour, minute, second } from '@portal/common/durations';
import { createHash } from 'node:crypto';
import {
  type SettingName,
  SettingName as settingNames,
  settingOf,
} from '@portal/contract/administration/settings';
import { passwordLifeDays } from '@portal/contract/limits';
import type { Switching } from '@portal/contract/workplace/contexts';
import type { PasswordPolicy } from '@portal/contract/identity/password-rules';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import {
  readSecondFactorConfig,
  type SecondFactorConfig,
  secondFactorVariables,
} from '#features/identity/second-factor/config.ts';
import { readSsoConfig, type SsoConfig, ssoVariables } from '#features/identity/provider/config.ts';
import { policyVariables, readAsksSecond } from '#features/access/policy/config.ts';
import { type FilesConfig, filesVariables, readFiles } from '#features/files/config.ts';
import { busVariables, readRedis, type RedisConfig } from '#platform/bus/config.ts';
import {
  monitorVariables,
  readRedisMonitor,
  type RedisMonitorConfig,
} from '#features/operations/monitoring/config.ts';
import { contextVariables, readSwitching } from '#features/workplace/contexts/config.ts';
import { type LiveConfig, liveVariables, readLive } from '#features/notices/live/config.ts';
import { readRegistration, registrationVariables } from '#features/identity/registration/config.ts';
import {
  type NoticesConfig,
  noticesVariables,
  readNotices,
} from '#features/notices/announcements/config.ts';
import {
  readSignIn,
  type SignInConfig,
  signInVariables,
} from '#features/identity/sign-in/config.ts';
import { readSms, type SmsConfig, smsVariables } from '#features/sms/config.ts';
import {
  type ExternalConfig,
  externalVariables,
  readExternal,
} from '#features/identity/external/config.ts';
import {
  readSubsystemFailures,
  type SubsystemFailures,
  subsystemVariables,
} from '#features/subsystems/releases/failures-config.ts';
import { isRoot, isWalkableByAll } from '@portal/embedded-postgres/data-directory';
import { StartError } from '@portal/embedded-postgres/start-error';

/** Lifetimes of sessions and passwords, and the password policy, by the profile of an installation. */
export const lifetimesBy = {
  spec: { absoluteMs: 7 * day, idleMs: day, passwordMs: passwordLifeDays * day, policy: 'spec' },
  nist: { absoluteMs: day, idleMs: hour, passwordMs: null, policy: 'nist' },
  mlps3: {
    absoluteMs: 12 * hour,
    idleMs: 30 * minute,
    passwordMs: passwordLifeDays * day,
    policy: 'spec',
  },
} as const;

/** A demonstration stops at once. */
const stopNoticeMs = { production: 5 * second, demonstration: 0 } as const;

type Profile = keyof typeof lifetimesBy;

/** Everything an installation may decide, read once from the environment. */
export interface Config extends SsoConfig, SecondFactorConfig {
  /** Demonstration makes people and passwords up; production starts empty. */
  mode: 'production' | 'demonstration';
  host: string;
  port: number;
  /** Without it the server runs the embedded PostgreSQL in the data directory. */
  databaseUrl: string | undefined;
  /** For a role that owns the tables, where that is not the one the portal works as. */
  migrationUrl: string | undefined;
  dataDirectory: string;
  /** Given in production; otherwise made up once and kept in the data directory. */
  secret: string | undefined;
  /** Secrets of before it was replaced, by which older entries of the audit trail are verified. */
  earlierSecrets: string[];
  /** The secret was replaced on purpose; other nodes are not to be compared with. */
  secretIsReplaced: boolean;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** The bearer token of `/metrics`; without it nobody reads them. */
  metricsToken: string | undefined;
  /** The portal's own origin, where it is not the address we listen on. */
  publicOrigin: string | undefined;
  /** Addresses and networks of our own proxies; nobody else's forwarded headers are believed. */
  trustProxy: string[];
  /** Time for which a stopping server still serves, and says that it is not ready. */
  stopNoticeMs: number;
  /** Multiplies every rate limit; load tests raise it. */
  rateFactor: number;
  profile: Profile;
  sessionAbsoluteMs: number;
  sessionIdleMs: number;
  /** The maximum age of a password; null where passwords do not age. */
  passwordLifeMs: number | null;
  passwordPolicy: PasswordPolicy;
  /** Limits of failed sign-ins: for locks, and for proof of work. */
  signIn: SignInConfig;
  sms: SmsConfig;
  files: FilesConfig;
  notices: NoticesConfig;
  /** Open where strangers may register an account. */
  registration: 'open' | 'closed';
  external: ExternalConfig;
  /** The way users switch their working context. */
  switching: Switching;
  /** Limits after which a release that fails to mount is taken back. */
  subsystemFailures: SubsystemFailures;
  live: LiveConfig;
  /** A second person has to agree before permissions are published. */
  policyAsksSecond: boolean;
  /** The most days access is given for that somebody asked for. */
  accessMostDays: number;
  /** Settings that a variable of the environment fixes: no page changes them. */
  fixedSettings: readonly SettingName[];
  /** A second way for news between nodes; without one PostgreSQL carries all of it. */
  redis: RedisConfig | undefined;
  redisMonitor: RedisMonitorConfig;
}

const list = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.string().min(1)));

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'demonstration', 'development', 'test']).default('demonstration'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8848),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_MIGRATION_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PORTAL_DATA: z.string().optional(),
  PORTAL_SECRET: z.string().optional(),
  PORTAL_SECRET_BEFORE: list.default([]),
  PORTAL_SECRET_REPLACED: z.enum(['yes', 'no']).default('no'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUST_PROXY: list.default([]),
  // Supervisors kill after 30 s, and requests under way have 10 of them.
  PORTAL_STOP_NOTICE_MS: z.coerce.number().int().min(0).max(10_000).optional(),
  PORTAL_RATE_FACTOR: z.coerce.number().positive().default(1),
  PORTAL_PROFILE: z.enum(['spec', 'nist', 'mlps3']).default('spec'),
  PORTAL_SESSION_ABSOLUTE_MS: z.coerce.number().int().positive().optional(),
  PORTAL_SESSION_IDLE_MS: z.coerce.number().int().positive().optional(),
  ...ssoVariables,
  ...signInVariables,
  ...smsVariables,
  ...filesVariables,
  ...noticesVariables,
  ...registrationVariables,
  ...secondFactorVariables,
  ...externalVariables,
  ...contextVariables,
  ...subsystemVariables,
  ...liveVariables,
  ...policyVariables,
  ...busVariables,
  ...monitorVariables,
});

/** @throws {StartError} naming the variable that is not right. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const read = Environment.safeParse(Object.fromEntries(given));
  if (!read.success) throw new StartError(sentenceFor(read.error));
  const env = read.data;
  const mode = env.NODE_ENV === 'production' ? 'production' : 'demonstration';
  if (mode === 'production') requireSecret(env.PORTAL_SECRET);
  const lifetimes = lifetimesBy[env.PORTAL_PROFILE];
  return {
    mode,
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.DATABASE_MIGRATION_URL,
    dataDirectory: env.PORTAL_DATA ? resolve(env.PORTAL_DATA) : defaultDataDirectory(),
    secret: env.PORTAL_SECRET,
    earlierSecrets: env.PORTAL_SECRET_BEFORE,
    secretIsReplaced: env.PORTAL_SECRET_REPLACED === 'yes',
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY,
    stopNoticeMs: env.PORTAL_STOP_NOTICE_MS ?? stopNoticeMs[mode],
    rateFactor: env.PORTAL_RATE_FACTOR,
    profile: env.PORTAL_PROFILE,
    sessionAbsoluteMs: env.PORTAL_SESSION_ABSOLUTE_MS ?? lifetimes.absoluteMs,
    sessionIdleMs: env.PORTAL_SESSION_IDLE_MS ?? lifetimes.idleMs,
    passwordLifeMs: lifetimes.passwordMs,
    passwordPolicy: lifetimes.policy,
    ...readSsoConfig(env, mode),
    signIn: readSignIn(env),
    sms: readSms(env),
    files: readFiles(env),
    notices: readNotices(env),
    registration: readRegistration(env, mode),
    ...readSecondFactorConfig(env, mode),
    external: readExternal(env, env.PUBLIC_ORIGIN),
    switching: readSwitching(env),
    subsystemFailures: readSubsystemFailures(env),
    live: readLive(env),
    policyAsksSecond: readAsksSecond(env),
    accessMostDays: env.PORTAL_ACCESS_MOST_DAYS,
    redis: readRedis(env),
    fixedSettings: settingNames.options.filter((name) => variables[settingOf(name).variable]),
    redisMonitor: readRedisMonitor(env, env.REDIS_URL),
  };
}

function sentenceFor({ issues }: z.ZodError): string {
  const wrongs = issues.map(({ path, message }) => `${path.join('.')} (${message})`);
  return `The environment is not right: ${wrongs.join(', ')}.`;
}

/** A secret everybody knows protects nothing, so production does not start with one. */
function requireSecret(secret: string | undefined): void {
  const isMadeUp =
    secret !== undefined &&
    secret.length >= 32 &&
    new Set(secret).size >= 10 &&
    !/change.?me|default|example|password|your.?secret|0123456789|abcdefgh/i.test(secret);
  if (isMadeUp) return;
  throw new StartError(
    'In production PORTAL_SECRET must hold at least 32 random characters made up for this installation; `openssl rand -base64 48` makes some.',
  );
}

/** Beside the code; when root's checkout is closed to PostgreSQL's unprivileged user, where that one can reach it. */
function defaultDataDirectory(): string {
  const checkout = resolve(import.meta.dirname, '../../../../..');
  if (!isRoot || isWalkableByAll(checkout)) return join(checkout, '.data');
  const mark = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return `/var/lib/portal-${mark}`;
}
