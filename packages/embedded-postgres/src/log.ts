import { readFile } from 'node:fs/promises';
import { logIn } from './data-directory.ts';
import { storageSentence } from './start-error.ts';

/** What PostgreSQL complained of last, by its log; of anything else it says, where it did not complain. */
export async function lastWords(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).trim().split('\n');
  const complaints = lines.filter(isComplaint);
  return (complaints.length > 0 ? complaints : lines).slice(-3).join(' ');
}

/** The sentence for a disk on which PostgreSQL broke off, by its log: those it served are told nothing but that it did. */
export async function brokenOffSentence(directory: string): Promise<string | undefined> {
  const said = await readFile(logIn(directory), 'utf8').catch(() => '');
  return storageSentence(new Error(said.split('\n').filter(isComplaint).join('\n')), directory);
}

/** Whether PostgreSQL broke off and has not mended itself since, by its log: cutting it short loses nothing then. */
export async function isBroken(log: string): Promise<boolean> {
  const said = await readFile(log, 'utf8').catch(() => '');
  const broke = Math.max(
    ...['PANIC:', 'was terminated by signal'].map((it) => said.lastIndexOf(it)),
  );
  return broke > said.lastIndexOf('database system is ready to accept connections');
}

const isComplaint = (line: string): boolean => /(FATAL|PANIC|could not)/.test(line);
