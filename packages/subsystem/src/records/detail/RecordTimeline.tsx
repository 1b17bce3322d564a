import { headOf } from '@portal/contract/records/field-heads';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import {
  attachmentsField,
  attachmentsKey,
  commentMost,
  type FieldChange,
  type RecordEvent,
} from '@portal/contract/records/record-events';
import type { RecordField } from '@portal/contract/records/fields';
import { undoKey } from '@portal/contract/records/steps/final-steps';
import { type RecordType, stepsOf } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { Timeline, type TimelineEntry } from '@portal/ui/data/Timeline';
import { notify } from '@portal/ui/feedback/notify';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { TextArea } from '@portal/ui/fields/TextArea';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { useSendOnce } from '../../send-once.ts';
import { useUnsaved } from '../../session.ts';
import { EarlierDraft } from '../form/EarlierDraft.tsx';
import { differingFrom, textOf, type TypedFields } from '../form/typed-values.ts';
import { useDraft } from '../form/use-draft.ts';
import { recordCallsOf } from '../record-calls-of.ts';
import { useTakeUp } from '../use-record-in-address.ts';
import { NumberedText } from '../links/NumberedText.tsx';
import { ValueText } from '../record-columns.tsx';
import { KnownNames, useNames } from '../record-names.tsx';
import { countChangedLines, isOfAsManyLines, valueText } from '../record-values.ts';

interface RecordTimelineProps {
  type: RecordType;
  id: string;
}

/** The events of a record, who changed what from what to what, with comments and a place to write one. */
export function RecordTimeline({ type, id }: RecordTimelineProps) {
  const events = useQueryOf(recordCallsOf(type).timeline, { id });
  return (
    <section className="records-section">
      <h3>动态与评论</h3>
      <CommentForm type={type} id={id} />
      <QueryState
        query={events}
        failedText="动态暂时无法取得"
        retryText="重试"
        isEmpty={(data) => data.events.length === 0}
        emptyText="还没有动态"
      >
        {(data) => (
          <KnownNames names={data.names}>
            <Timeline
              label="动态与评论"
              entries={data.events.map((event) => entryOf(type, event))}
            />
          </KnownNames>
        )}
      </QueryState>
    </section>
  );
}

function CommentForm({ type, id }: RecordTimelineProps) {
  const { timeline, comment } = recordCallsOf(type);
  const sendOnce = useSendOnce();
  const { mutateAsync } = useCallOf(comment, { refreshes: [timeline], quiet: true });
  const { props, field, control, values, alert, isBusy, isDirty, restart } = useForm({
    schema: comment.input.pick({ words: true }),
    values: { words: '' },
    onSend: async ({ words }) => {
      const saying = { what: `${type.name} comment ${id} ${words}`, contents: null };
      await sendOnce(saying, (once) => mutateAsync({ id, words, once }));
      draft.drop();
      restart({ words: '' });
      notify({ kind: 'success', text: '评论已发表' });
    },
  });
  const draft = useDraft({
    name: `${type.name}/${id}/comment`,
    title: `${type.one} ${id} 的评论`,
    changed: differingFrom({ words: '' }, values),
    onTakeUp: useTakeUp(id, 'record'),
    onThrownAway: () => {
      draft.drop();
      restart({ words: '' });
    },
  });
  const takeEarlier = ({ words }: TypedFields) => {
    control('words').onChange(textOf(words));
    draft.dismiss();
  };
  useUnsaved(isDirty);
  return (
    <form {...props} className="records-comment">
      <EarlierDraft draft={draft} onTake={takeEarlier} />
      <FormAlert>{alert}</FormAlert>
      <TextArea {...field('words')} label="评论" rows={2} most={commentMost} />
      <Button type="submit" busy={isBusy}>
        发表评论
      </Button>
    </form>
  );
}

function entryOf(type: RecordType, event: RecordEvent): TimelineEntry {
  const { id, at, by, kind, words, changes } = event;
  return {
    key: id,
    time: at,
    title: (
      <>
        <bdi>{by}</bdi> {titleOf(type, event)}
      </>
    ),
    detail:
      kind === 'comment' ? (
        <NumberedText text={words ?? ''} />
      ) : (
        <Changes type={type} changes={changes} />
      ),
  };
}

function titleOf(
  type: RecordType,
  { kind, step, fromState, toState, changes }: RecordEvent,
): string {
  if (kind === 'created') return '创建了记录';
  if (kind === 'comment') return '发表了评论';
  const attached = changes.find(({ field }) => field === attachmentsKey);
  if (attached) return attached.to === null ? '移除了附件' : '添加了附件';
  if (kind === 'changed') return '修改了内容';
  const label =
    step === undoKey ? '撤销' : (stepsOf(type, fromState ?? '')[step ?? '']?.label ?? step ?? '');
  return `${label}：${stateLabel(type, fromState)} → ${stateLabel(type, toState)}`;
}

const stateLabel = ({ states }: RecordType, state: string | null): string =>
  states[state ?? '']?.label ?? state ?? '';

interface ChangesProps {
  type: RecordType;
  changes: readonly FieldChange[];
}

/** The changes of an event, a line for each field: no value turns the text beside it. Fields that the type has no more are left out. */
function Changes({ type: { fields }, changes }: ChangesProps) {
  const names = useNames();
  const known = changes.flatMap(({ field: name, from, to }) => {
    const field = name === attachmentsKey ? attachmentsField : fields[name];
    return field ? [{ name, field, from, to }] : [];
  });
  return known.map(({ name, ...change }) => (
    <p key={name}>
      {name === attachmentsKey ? (
        <bdi>{valueText(change.field, change.to ?? change.from, names)}</bdi>
      ) : (
        <ChangedField {...change} />
      )}
    </p>
  ));
}

function ChangedField({
  field,
  from,
  to,
}: Pick<FieldChange, 'from' | 'to'> & { field: RecordField }) {
  if (isOfAsManyLines(from, to)) {
    return `${headOf(field)}：改了 ${countChangedLines(from, to)} 行`;
  }
  return (
    <>
      {headOf(field)}：
      <bdi>
        <ValueText field={field} value={from} />
      </bdi>{' '}
      →{' '}
      <bdi>
        <ValueText field={field} value={to} />
      </bdi>
    </>
  );
}
