import { Client } from 'pg';
import { vi } from 'vitest';

/** Returns the texts of the statements that are sent to the database while some work is done. */
export async function sentStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([statement]: unknown[]) => textOf(statement));
  } finally {
    query.mockRestore();
  }
}

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const isText = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isText ? String(statement.text) : '';
};
