import { second } from '@portal/common/durations';
import { nodeWarnings } from '#features/operations/health/node-warnings.ts';
import { registerOwnReleases } from '#features/subsystems/releases/own-releases.ts';
import { offerSetup } from '#features/identity/setup/offer.ts';
import { grantApplication, ownsAuditTrail } from '#platform/database/application-role.ts';
import { append } from '#platform/audit/chain.ts';
import { auditKeyOf } from '#platform/audit/key.ts';
import { systemClock } from '#platform/time/clock.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { closeDatabase, type Database, openDatabase } from '#platform/database/database.ts';
import { createStatementClock } from '#platform/database/statement-times.ts';
import { isUnavailable } from '#platform/database/errors.ts';
import { closeDrained } from '#platform/connections/drain.ts';
import { crashSentence } from '@portal/embedded-postgres/log';
import { logFileIn } from '@portal/embedded-postgres/data-directory';
import { startEmbeddedPostgres } from '@portal/embedded-postgres';
import { StartError, storageSentence, messageOf } from '@portal/embedded-postgres/start-error';
import { installationSecret } from '#platform/crypto/installation-secret.ts';
import { createLog, requireLogFile } from '#platform/log/log.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openBus } from '#platform/bus/open.ts';
import { createSubsystemBuilds } from '#platform/files/subsystem-builds.ts';
import { requirePort } from '#platform/connections/port.ts';
import { requireSecret } from '#platform/crypto/secret-check.ts';
import { createShutdown, type Shutdown } from '#platform/connections/shutdown.ts';
import { createTickets } from '#platform/tokens/tickets.ts';
import { buildApp } from './app.ts';
import type { DemoAccount } from './demo/people/accounts.ts';
import { demonstrationIn } from './demo/load-apart.ts';
import { connectOutsideSystems } from './demo/outside-systems.ts';
import { install } from './installation/install.ts';
import { invitation, welcome } from './welcome.ts';
import { migrationFolders } from './systems.ts';

/**
 * Connections that have come and are not taken yet; the system may allow fewer. Thousands of pages come back together
 * after a failure, and one for which there is no room learns of it a quarter of a minute later.
 */
const waitingConnections = 4_096;

/** Runs the server until it is stopped; a failed start is explained in one sentence. */
export async function runServer(): Promise<void> {
  const shutdown = createShutdown();
  try {
    const config = readConfig(process.env);
    if (config.mode === 'demonstration') console.log('\n  Starting ... · 正在启动 ...');
    await start(config, shutdown).catch((cause: unknown) => explain(cause, config));
  } catch (error) {
    // What fails because we are stopping already is no news.
    if (!shutdown.isStopping) console.error(error instanceof StartError ? error.message : error);
    await shutdown.stop({ event: 'not started', exitCode: 1 });
  }
}

/** Opens what the server needs, each before those that need it; it is closed the other way round. */
async function start(config: Config, shutdown: Shutdown): Promise<void> {
  // Asked first, since a database is not quickly made, and not at all on a machine where another portal runs.
  await requirePort(config);
  await requireLogFile(config);
  const { url, ownerUrl } = outsideDatabase(config) ?? (await startOwnDatabase(config, shutdown));
  const { log, output } = createLog(config);
  shutdown.logTo(log, output);
  await migrate(ownerUrl, migrationFolders);
  if (ownerUrl !== url) await grantApplication(ownerUrl, url);
  const statements = createStatementClock();
  const db = openDatabase(url, {
    onConnectionError: (err) => log.warn({ err }, 'connection lost'),
    onStatement: statements.note,
  });
  shutdown.whenStopping(() => closeDatabase(db));
  const secret = await installationSecret(config);
  await requireSecret(db, { secret, isReplaced: config.secretIsReplaced });
  // The first start under a key says so in the trail.
  await append(db, { key: auditKeyOf(secret), now: systemClock.now() }, []);
  const accounts = await demonstrationAccounts(config, { db, ownerUrl });
  await install(db);
  await registerOwnReleases({ db, clock: systemClock, log, builds: createSubsystemBuilds() });

  const bus = await openBus({ databaseUrl: url, redis: config.redis }, log);
  shutdown.whenStopping(() => bus.close());
  const jobs = openJobs(url);
  shutdown.whenStopping(() => jobs.stop());
  const app = await buildApp({
    db,
    statements,
    bus,
    jobs,
    clock: systemClock,
    log,
    logOutput: output,
    config,
    secret,
  });
  shutdown.whenStopping((isWished) =>
    closeDrained(app, { noticeMs: isWished ? config.stopNoticeMs : 0 }),
  );
  const { host, port } = config;
  const address = await app.listen({ host, port, backlog: waitingConnections });
  log.info({ address }, 'listening');
  jobs.start();
  if (await ownsAuditTrail(db)) log.warn(ownedTrail);
  for (const warning of await nodeWarnings(db, systemClock)) log.warn(warning);
  // In production standard output belongs to the log.
  if (config.mode === 'demonstration') console.log(welcome({ address, accounts, config }));
  else await inviteAdministrator(config, { db, address });
}

/** Says how the first administrator is made, while there is none. */
async function inviteAdministrator(
  config: Config,
  { db, address }: { db: Database; address: string },
): Promise<void> {
  const tickets = createTickets({ db, clock: systemClock });
  const offer = await offerSetup({ db, tickets }, { directory: config.dataDirectory });
  if (offer) console.error(invitation(offer, config.publicOrigin ?? address));
}

const ownedTrail =
  'the role of DATABASE_URL owns the audit trail and could change it; DATABASE_MIGRATION_URL keeps them apart';

/** Time to close without a database, where nothing can be finished. */
const lostWithinMs = 3 * second;

const lostDatabase = ({ dataDirectory }: Config, cause?: unknown) =>
  new StartError(
    `The embedded database has ended by itself, and ${logFileIn(dataDirectory)} says why; start the server again.`,
    { cause },
  );

interface Urls {
  url: string;
  /** For the role that owns the tables. */
  ownerUrl: string;
}

const outsideDatabase = ({ databaseUrl: url, migrationUrl }: Config): Urls | undefined =>
  url === undefined ? undefined : { url, ownerUrl: migrationUrl ?? url };

async function startOwnDatabase(config: Config, shutdown: Shutdown): Promise<Urls> {
  const own = await startEmbeddedPostgres({ directory: config.dataDirectory });
  shutdown.whenStopping(() => own.stop());
  // Should it die, there is nothing left to serve; when we are stopping anyway this changes nothing.
  const error = lostDatabase(config);
  void own.ended.then(() =>
    shutdown.stop({ event: 'database lost', exitCode: 1, error, withinMs: lostWithinMs }),
  );
  return own;
}

/** Loads the demonstration's accounts; none in production, where the first administrator is made by token. */
async function demonstrationAccounts(
  config: Config,
  { db, ownerUrl: url }: { db: Database; ownerUrl: string },
): Promise<DemoAccount[]> {
  if (config.mode === 'production') return [];
  const { dataDirectory: directory } = config;
  const isAlone = config.databaseUrl === undefined;
  const accounts = await demonstrationIn(db, { url, directory, isAlone, now: systemClock.now() });
  await connectOutsideSystems(db, config.ssoSimulator);
  return accounts;
}

const unreachable = /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|authentication failed|does not exist/;

async function explain(cause: unknown, config: Config): Promise<never> {
  if (cause instanceof StartError) throw cause;
  const { databaseUrl, dataDirectory } = config;
  const said = messageOf(cause);
  if (databaseUrl !== undefined) {
    if (!unreachable.test(said)) throw cause;
    const sentence = `The database that DATABASE_URL names cannot be used: ${said}.`;
    throw new StartError(sentence, { cause });
  }
  const sentence = storageSentence(cause, dataDirectory) ?? (await crashSentence(dataDirectory));
  if (sentence !== undefined) throw new StartError(sentence, { cause });
  throw isUnavailable(cause) ? lostDatabase(config, cause) : cause;
}
