import type { Call } from '@portal/contract/call';
import { readdir } from 'node:fs/promises';

const contract = new URL('../../../../../packages/contract/src/', import.meta.url);
/** The places of the calls of administration: folders whole, and single files of others. */
const places = [
  'administration',
  'policy',
  'identity/sign-in-administration.ts',
  'identity/logout-notices.ts',
  'notices/notification-channels.ts',
  'subsystems/subsystem-releases.ts',
];

/** Every call of administration by its exported name; without those that ask for no action. */
export async function administrationCalls(): Promise<Map<string, Call>> {
  const calls = new Map<string, Call>();
  for (const place of places) {
    const folder = new URL(place.endsWith('.ts') ? place : `${place}/`, contract);
    const files = place.endsWith('.ts')
      ? [folder]
      : (await readdir(folder)).map((name) => new URL(name, folder));
    for (const file of files) {
      if (!file.pathname.endsWith('.ts') || file.pathname.endsWith('.test.ts')) continue;
      const exported: unknown = await import(file.href);
      for (const [name, value] of Object.entries(Object(exported))) {
        if (isCall(value)) calls.set(name, value);
      }
    }
  }
  return calls;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'action' in value &&
  value.action !== null &&
  'path' in value;
