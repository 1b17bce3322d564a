import type { Logger } from 'pino';
import type { Bus } from '#platform/bus';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { LogOutput } from '#platform/log-output';
import type { Jobs } from '#platform/jobs/queue';

/** What the server needs of the outside world; a test hands it other ones. */
export interface World {
  db: Database;
  bus: Bus;
  jobs: Jobs;
  clock: Clock;
  log: Logger;
  logOutput: Pick<LogOutput, 'lost'>;
  config: Config;
  /** Seals what is kept secret in the database; made once per installation. */
  secret: string;
}
