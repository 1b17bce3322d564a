import { timelineMost, type FieldChange } from '@portal/contract/records/record-events';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';
import { ofTenant } from '#platform/database/tenant.ts';

export type StoredEvent = Omit<
  Selectable<Tables['record_event']>,
  'tenant_id' | 'record_type' | 'record_id' | 'person_id'
>;

interface NewEvent {
  kind: StoredEvent['kind'];
  at: Date;
  personId: string;
  personName: string;
  step?: string | undefined;
  fromState?: string;
  toState?: string;
  changes?: readonly FieldChange[];
  words?: string;
}

/** The field under which a step keeps who had asked before it, for who takes it back. Nobody is shown it. */
export const askersKey = '@askers';

const columns = [
  'id',
  'kind',
  'at',
  'person_name',
  'step',
  'from_state',
  'to_state',
  'changes',
  'words',
] as const;

export const insertEvent = (
  db: Database,
  { type, id }: { type: RecordType; id: string },
  event: NewEvent,
): Promise<StoredEvent> =>
  db
    .insertInto('record_event')
    .values({
      record_type: keyOfType(type),
      record_id: id,
      kind: event.kind,
      at: event.at,
      person_id: event.personId,
      person_name: event.personName,
      step: event.step ?? null,
      from_state: event.fromState ?? null,
      to_state: event.toState ?? null,
      changes: JSON.stringify(event.changes ?? []),
      words: event.words ?? null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Inserts the events that records of a type were made with. */
export async function insertCreations(
  db: Database,
  type: RecordType,
  ids: readonly string[],
  { at, personId, personName }: Pick<NewEvent, 'at' | 'personId' | 'personName'>,
): Promise<void> {
  const author = { at, person_id: personId, person_name: personName };
  await db
    .insertInto('record_event')
    .values(
      ids.map((id) => ({
        record_type: keyOfType(type),
        record_id: id,
        kind: 'created' as const,
        ...author,
        changes: '[]',
      })),
    )
    .execute();
}

/**
 * Returns the newest event of a record that changed it, with who made it. Attachments change it too: what was attached
 * after a step was attached to what it led to.
 */
export const lastChangeOf = (
  db: Database,
  { type, id }: { type: RecordType; id: string },
): Promise<(StoredEvent & { person_id: string | null }) | undefined> =>
  db
    .selectFrom('record_event')
    .where(ofTenant('record_event'))
    .where('record_type', '=', keyOfType(type))
    .where('record_id', '=', id)
    .where('kind', '<>', 'comment')
    .orderBy('id', 'desc')
    .limit(1)
    .select([...columns, 'person_id'])
    .executeTakeFirst();

/** Returns the newest events of a record, the newest first. */
export const eventsOf = (
  db: Database,
  { type, id }: { type: RecordType; id: string },
): Promise<StoredEvent[]> =>
  db
    .selectFrom('record_event')
    .where(ofTenant('record_event'))
    .where('record_type', '=', keyOfType(type))
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .limit(timelineMost)
    .select(columns)
    .execute();
