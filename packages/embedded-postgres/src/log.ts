import { readFile } from 'node:fs/promises';
import { logFileIn } from './data-directory.ts';
import { storageSentence } from './start-error.ts';

/** Returns the last complaints in PostgreSQL's log, or its last lines where there are none. */
export async function lastComplaints(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).trim().split('\n');
  const complaints = lines.filter(isComplaint);
  return (complaints.length > 0 ? complaints : lines).slice(-3).join(' ');
}

/** Returns the sentence for a full disk on which PostgreSQL crashed, by its log: its clients only see that it did. */
export async function crashSentence(directory: string): Promise<string | undefined> {
  const said = await readFile(logFileIn(directory), 'utf8').catch(() => '');
  return storageSentence(new Error(said.split('\n').filter(isComplaint).join('\n')), directory);
}

/** Returns whether PostgreSQL crashed and has not recovered since, by its log: killing it loses nothing then. */
export async function hasCrashed(log: string): Promise<boolean> {
  const said = await readFile(log, 'utf8').catch(() => '');
  const broke = Math.max(
    ...['PANIC:', 'was terminated by signal'].map((it) => said.lastIndexOf(it)),
  );
  return broke > said.lastIndexOf('database system is ready to accept connections');
}

const isComplaint = (line: string): boolean => /(FATAL|PANIC|could not)/.test(line);
