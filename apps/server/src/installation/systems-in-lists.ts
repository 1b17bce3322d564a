import { recordTypes } from '@portal/contract/records/types/all';
import type { System } from '@portal/contract/subsystems/system';
import { type SystemServer, systemServer } from '@portal/system-server/system-server';

type Named = Pick<System, 'platform' | 'name' | 'description' | 'boardExport'>;

const named = {} satisfies Record<string, Named>;

type Key = keyof typeof named;

const menus = {};

const boards: Partial<Record<Key, SystemServer['board']>> = {};

/** Puts together a system that has no folder of its own yet, from the lists that know it. */
export const systemInLists = (key: Key): SystemServer => {
  const { [key]: board } = boards;
  const types = recordTypes.filter(({ system }) => system === key);
  return systemServer(
    { ...menus[key], ...named[key], recordTypes: types },
    { ...(board && { board }) },
  );
};
