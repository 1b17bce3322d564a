import {
  isSubsystemKey,
  type SubsystemKey,
  subsystemOfPath,
} from '@portal/contract/subsystems/subsystem-keys';
import { recordAt } from '@portal/contract/records/record-address';
import type { Database } from '#platform/database/database.ts';
import { parseQuestion, type Question } from './question.ts';
import {
  type ActionRow,
  findAction,
  findActionsByWords,
  findPage,
  findPagesByAddress,
  findPagesByComponent,
  findPagesByTitle,
  findSystem,
} from './store.ts';

/** A menu item, by its subsystem and id. */
interface PageId {
  subsystem: string;
  id: string;
}

/** The pages, actions or subsystem a question may be about, visible to the user or not. */
export interface Matches {
  question: Question;
  system?: SubsystemKey | undefined;
  pages?: PageId[];
  actions?: ActionRow[];
}

/** Returns the components of the pages that list the records of a type, by its key. */
export type PagesListing = (type: string) => readonly string[];

interface MatchParts {
  db: Database;
  pagesListing: PagesListing;
}

/** Finds the matches of a question; `host` is the host of the portal. */
export async function findMatches(
  { db, pagesListing }: MatchParts,
  pasted: string,
  host: string,
): Promise<Matches> {
  const question = parseQuestion(pasted, host);
  if (question.kind === 'path') {
    const { path } = question;
    // What was asked is decoded.
    const record = recordAt(encodeURI(path));
    const found = record
      ? byRecordType(db, record.type, pagesListing(record.type))
      : byPath(db, path);
    return { question, ...(await found) };
  }
  if (question.kind === 'site') {
    return { question, pages: await findPagesByAddress(db, question.address) };
  }
  if (question.kind === 'words') return { question, ...(await byWords(db, question.words)) };
  const action = await findAction(db, question.code);
  return { question, actions: action ? [action] : [] };
}

/** The pages that list a record, whichever it is: the answer says nothing of the record itself. */
async function byRecordType(
  db: Database,
  type: string,
  components: readonly string[],
): Promise<Omit<Matches, 'question'>> {
  const system = subsystemOfPath(`/${type}`);
  return system ? { pages: await findPagesByComponent(db, system, components) } : {};
}

async function byPath(db: Database, path: string): Promise<Omit<Matches, 'question'>> {
  const system = subsystemOfPath(path);
  const page = system && (await findPage(db, system, path));
  if (page) return { pages: [page] };
  return path === `/${system}` ? { system } : {};
}

/** Looks for a subsystem first, then pages, then actions. */
async function byWords(db: Database, words: string): Promise<Omit<Matches, 'question'>> {
  const system = await findSystem(db, words);
  if (system && isSubsystemKey(system.key)) return { system: system.key };
  const pages = await findPagesByTitle(db, words);
  return pages.length > 0 ? { pages } : { actions: await findActionsByWords(db, words) };
}
