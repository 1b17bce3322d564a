import {
  isSubsystemKey,
  type SubsystemKey,
  subsystemOfPath,
} from '@portal/contract/subsystems/subsystem-keys';
import type { Database } from '#platform/database';
import { type Asked, readAsked } from './question.ts';
import {
  type ActionRow,
  findAction,
  findActionsByWords,
  findPage,
  findPagesByAddress,
  findPagesByTitle,
  findSystem,
} from './store.ts';

/** A menu item, by its subsystem and id. */
interface PageId {
  subsystem: string;
  id: string;
}

/** What somebody may have meant, of all there is: nothing of it says who sees it. */
export interface Meant {
  asked: Asked;
  system?: SubsystemKey | undefined;
  pages?: PageId[];
  actions?: ActionRow[];
}

/** Finds what was pasted; `host` is where browsers reach us. */
export async function lookUp(db: Database, pasted: string, host: string): Promise<Meant> {
  const asked = readAsked(pasted, host);
  if (asked.kind === 'path') return { asked, ...(await byPath(db, asked.path)) };
  if (asked.kind === 'site') {
    return { asked, pages: await findPagesByAddress(db, asked.address) };
  }
  if (asked.kind === 'words') return { asked, ...(await byWords(db, asked.words)) };
  const action = await findAction(db, asked.code);
  return { asked, actions: action ? [action] : [] };
}

async function byPath(db: Database, path: string): Promise<Omit<Meant, 'asked'>> {
  const system = subsystemOfPath(path);
  const page = system && (await findPage(db, system, path));
  if (page) return { pages: [page] };
  return path === `/${system}` ? { system } : {};
}

/** A system is meant before pages are, and pages before buttons. */
async function byWords(db: Database, words: string): Promise<Omit<Meant, 'asked'>> {
  const system = await findSystem(db, words);
  if (system && isSubsystemKey(system.key)) return { system: system.key };
  const pages = await findPagesByTitle(db, words);
  return pages.length > 0 ? { pages } : { actions: await findActionsByWords(db, words) };
}
