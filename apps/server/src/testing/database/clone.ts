import { inject } from 'vitest';
import { grantApplication } from '#platform/database/application-role.ts';
import { createDatabase, dropDatabase, freshName, urlOf } from './databases.ts';

interface OwnDatabase {
  /** For the role that owns its tables. */
  url: string;
  /** For the role the portal works as. */
  applicationUrl: string;
  drop: () => Promise<void>;
}

/** A database of one's own, with the demonstration group in it. */
export async function cloneDatabase(): Promise<OwnDatabase> {
  return ownDatabase(inject('testDatabases').template);
}

/** A database of one's own with nothing in it. */
export async function emptyDatabase(): Promise<OwnDatabase> {
  return ownDatabase();
}

async function ownDatabase(template?: string): Promise<OwnDatabase> {
  const { url, applicationUrl } = inject('testDatabases');
  const name = freshName();
  await createDatabase(url, name, template);
  const own = {
    url: urlOf(url, name),
    applicationUrl: urlOf(applicationUrl, name),
    drop: () => dropDatabase({ url, applicationUrl }, name),
  };
  // A copy has the tables' grants, but not those of the database.
  if (template !== undefined) await grantAsStarts(own);
  return own;
}

/** Grants what each start grants behind the migrations; nothing where the portal works as the owner of the tables. */
export async function grantAsStarts({ url, applicationUrl }: OwnDatabase): Promise<void> {
  if (applicationUrl !== url) await grantApplication(url, applicationUrl);
}
