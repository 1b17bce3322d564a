import { type Call } from '@portal/contract/call';
import { recordCalls } from '@portal/contract/records/record-calls';
import { keyOfType } from '@portal/contract/records/record-type';
import { readdir } from 'node:fs/promises';
import { recordTypes } from '../../systems.ts';

const folder = new URL('../../../../../packages/contract/src/', import.meta.url);

/** Every call of the contract by its exported name, those of record types as `ors/stock-counts record find`. */
export async function contractCalls(): Promise<Map<string, Call>> {
  const calls = new Map<string, Call>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const exported: unknown = await import(new URL(file, folder).href);
    for (const [name, value] of Object.entries(Object(exported))) {
      if (isCall(value)) calls.set(name, value);
    }
  }
  for (const type of recordTypes) {
    for (const [name, call] of Object.entries(recordCalls(type))) {
      calls.set(`${keyOfType(type)} record ${name}`, call);
    }
  }
  return calls;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'admits' in value && 'path' in value;
