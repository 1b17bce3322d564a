import {
  attachmentsField,
  attachmentsKey,
  type FieldChange,
  RecordEvent,
} from '@portal/contract/records/record-events';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { cleanStored } from '#platform/html/clean-html.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { answerOnce, keyedCallOf } from '#platform/once/call-answers.ts';
import { wireTime } from '@portal/common/group-time';
import type { Caller } from '#platform/session/session.ts';
import { askersKey, eventsOf, insertEvent, type StoredEvent } from './event-store.ts';
import type { FieldsOf } from './record-access.ts';
import type { ReachOf } from './reach/record-reach.ts';
import { type NamesOf, valuesIn } from './record-names.ts';
import { findRecord, nameOf } from './store.ts';

export type RecordTimeline = ReturnType<typeof createRecordTimeline>;

interface Parts {
  db: Database;
  clock: Clock;
  fieldsOf: FieldsOf;
  reachOf: ReachOf;
  namesOf: NamesOf;
}

interface NewComment {
  id: string;
  words: string;
  once?: string | undefined;
}

/** Shows the events of a record to those who see the record, and takes their comments. */
export function createRecordTimeline({ db, clock, fieldsOf, reachOf, namesOf }: Parts) {
  async function visible(type: RecordType, id: string, caller: Caller) {
    const { where } = await reachOf(type, caller);
    const key = { type, reach: where, id };
    return (await findRecord(db, key)) ? key : refuse('record.not-found');
  }

  return {
    async read(type: RecordType, id: string, caller: Caller) {
      const stored = await eventsOf(db, await visible(type, id, caller));
      const { hidden } = await fieldsOf(type, caller);
      const events = stored.map((event) => eventToWire(type, event, hidden));
      const values = events.flatMap(({ changes }) =>
        changes.flatMap(({ field, from, to }) => [
          { fields: { [field]: from } },
          { fields: { [field]: to } },
        ]),
      );
      const told = { ...type, fields: { ...type.fields, [attachmentsKey]: attachmentsField } };
      return { events, names: await namesOf(valuesIn(told, values), caller) };
    },

    async comment(type: RecordType, input: NewComment, caller: Caller): Promise<RecordEvent> {
      const { id, words } = input;
      const key = await visible(type, id, caller);
      const { personId } = caller.session;
      const personName = await nameOf(db, personId);
      const at = clock.now();
      const event = { kind: 'comment', at, personId, personName, words } as const;
      const keyed = keyedCallOf(`${keyOfType(type)} comment`, input, caller);
      const kept = { keyed, result: RecordEvent, at };
      const { answer } = await answerOnce(db, kept, async (tx) =>
        eventToWire(type, await insertEvent(tx, key, event), new Set()),
      );
      return answer;
    },
  };
}

const Changes = RecordEvent.shape.changes;

/** Maps an event to the wire, without changes of fields the user may not see; rich text is clean, whatever was told. */
const eventToWire = (
  { fields }: RecordType,
  event: StoredEvent,
  hidden: ReadonlySet<string>,
): RecordEvent => ({
  id: event.id,
  kind: event.kind,
  at: wireTime(event.at),
  by: event.person_name,
  step: event.step,
  fromState: event.from_state,
  toState: event.to_state,
  changes: Changes.parse(event.changes)
    .filter(({ field }) => field !== askersKey && !hidden.has(field))
    .map((change) => (fields[change.field]?.kind === 'richText' ? cleanChange(change) : change)),
  words: event.words,
});

const cleanChange = ({ field, from, to }: FieldChange): FieldChange => ({
  field,
  from: typeof from === 'string' ? cleanStored(from) : from,
  to: typeof to === 'string' ? cleanStored(to) : to,
});
