import { auditExportMost } from '@portal/contract/administration/audit-log';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { CsvStream } from '#platform/http/csv-stream.ts';
import type { Caller } from '#platform/session/session.ts';
import { type AuditFilter, entriesAfter, type FoundEntry, type EntryPlace } from './store.ts';

export type AuditLog = ReturnType<typeof createAuditLog>;

const batch = 1_000;

/** The columns of an export; `verify-audit` reads them by these names. */
const heads = [
  'seq',
  'at',
  'kind',
  'actorId',
  'actorWorkNo',
  'address',
  'requestId',
  'detail',
  'previousHash',
  'hash',
  'keyId',
];

const placeText = ({ at, seq }: EntryPlace): string => `${at.getTime()}-${seq}`;

function placeIn(text: string | undefined): EntryPlace | undefined {
  if (text === undefined) return undefined;
  const [time = '', seq = ''] = text.split('-');
  return { at: new Date(Number(time)), seq };
}

const rowOf = (entry: FoundEntry): string[] => [
  entry.seq,
  entry.at.toISOString(),
  entry.kind,
  entry.actorId ?? '',
  entry.workNo ?? '',
  entry.address ?? '',
  entry.requestId ?? '',
  JSON.stringify(entry.detail),
  entry.previousHash.toString('hex'),
  entry.hash.toString('hex'),
  entry.keyId ?? '',
];

/** Reads the audit trail for auditors. It writes nothing but that an export was made. */
export function createAuditLog({ db, audit }: { db: Database; audit: Audit }) {
  async function* batches(filter: AuditFilter): AsyncGenerator<string[][]> {
    yield [heads];
    let after: EntryPlace | undefined;
    for (let read = 0; read < auditExportMost; read += batch) {
      const entries = await entriesAfter(db, filter, { after, limit: batch });
      after = entries.at(-1);
      if (entries.length > 0) yield entries.map(rowOf);
      if (entries.length < batch) return;
    }
  }

  return {
    async page(filter: AuditFilter, { after, size }: { after?: string | undefined; size: number }) {
      const limit = size + 1;
      const found = await entriesAfter(db, filter, { after: placeIn(after), limit });
      const records = found.slice(0, size);
      const last = records.at(-1);
      return { records, next: last && found.length > size ? placeText(last) : null };
    },

    async export(filter: AuditFilter, { session, address, requestId }: Caller): Promise<CsvStream> {
      const asked = Object.entries(filter).flatMap(([name, value]) =>
        value ? [[name, value]] : [],
      );
      await audit.record({
        kind: 'audit.exported',
        actorId: session.personId,
        actorWorkNo: session.workNo,
        address,
        requestId,
        detail: Object.fromEntries(asked),
      });
      return new CsvStream(batches(filter));
    },
  };
}
