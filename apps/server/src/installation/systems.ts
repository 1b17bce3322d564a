import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database/tables.gen.ts';
import { systems } from '../systems.ts';

type SubsystemRow = Insertable<Tables['subsystem']>;

/** The systems of the group as an installation begins with them, each built by itself and served beside the portal. */
export const subsystemRows: SubsystemRow[] = systems.map(
  ({ key, platform, name, description }, sort) => ({
    key,
    platform,
    name,
    description,
    sort,
    enabled: true,
    icon: key,
    kind: 'esm',
    entry: `/apps/${key}/subsystem.json`,
  }),
);
