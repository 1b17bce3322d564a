import { Client } from 'pg';
import { vi } from 'vitest';

/** Returns the statements, texts with their values, that are sent to the database while some work is done. */
export async function sentStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map((given: unknown[]) => given.map(textOf).join(' '));
  } finally {
    query.mockRestore();
  }
}

const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given;
  if (Array.isArray(given)) return JSON.stringify(given);
  if (typeof given !== 'object' || given === null || !('text' in given)) return '';
  const values = 'values' in given ? JSON.stringify(given.values) : '';
  return `${String(given.text)} ${values}`;
};
