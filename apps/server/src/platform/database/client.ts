import { second } from '@portal/common/durations';
import { Client } from 'pg';

const connectTimeoutMs = 5 * second;

/**
 * Runs a task on a connection outside the pool and closes it. A connection that breaks rejects the task: without a
 * listener its error would end the process.
 */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: 'portal',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
