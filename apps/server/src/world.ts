import type { RecordType } from '@portal/contract/records/record-type';
import type { Logger } from 'pino';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { StatementClock } from '#platform/database/statement-times.ts';
import type { LogOutput } from '#platform/log/output.ts';
import type { Jobs } from '#platform/jobs/queue.ts';

/** The ports of the server to the outside world; a test passes others. */
export interface World {
  db: Database;
  /** Hears of the statements of `db`. */
  statements: StatementClock;
  bus: Bus;
  jobs: Jobs;
  clock: Clock;
  log: Logger;
  logOutput: Pick<LogOutput, 'lost'>;
  config: Config;
  /** Seals what is kept secret in the database; made once per installation. */
  secret: string;
  /** The record types that are served; those of the contract where this is absent. */
  recordTypes?: readonly RecordType[];
}
