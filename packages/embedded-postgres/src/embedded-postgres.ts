import { addApplicationRole, createCluster, urlsOf } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { adoptCluster, prepareDataDirectory } from './data-directory.ts';
import { startPostmaster } from './postmaster.ts';
import { endOrphans } from './orphans.ts';
import { findPrograms } from './programs.ts';
import { StartError, storageSentence, messageOf } from './start-error.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Of the database `portal`, for the role the portal works as, which owns nothing in it. */
  url: string;
  /** For the role that owns the database and may create others; no superuser. */
  ownerUrl: string;
  /** Settles when the database has ended, whether it was stopped or died. */
  ended: Promise<void>;
  /** A second call changes nothing. */
  stop(): Promise<void>;
}

/**
 * Starts the database in `directory`, creating it on first use, and locks the directory until it stops. With `durable:
 * false` it does not wait for the disk: for tests alone. @throws {StartError} with one sentence when the directory is
 * in use, full or not writable.
 */
export async function startEmbeddedPostgres(options: {
  directory: string;
  durable?: boolean;
}): Promise<EmbeddedPostgres> {
  const { directory, durable = true } = options;
  try {
    const place = await prepareDataDirectory(directory);
    const lock = lockDirectory(directory);
    try {
      await endOrphans(place);
      await adoptCluster(place);
      const programs = await findPrograms(place);
      await createCluster(place, programs, { durable });
      const server = await startPostmaster(place, programs, { durable });
      await addApplicationRole(place, server.port);
      return {
        ...(await urlsOf(place, server.port)),
        ended: server.ended,
        async stop() {
          await server.stop();
          lock.release();
        },
      };
    } catch (cause) {
      lock.release();
      throw cause;
    }
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const sentence =
      storageSentence(cause, directory) ??
      `The embedded database could not start: ${messageOf(cause)}`;
    throw new StartError(sentence, { cause });
  }
}
