import { hasNoWords } from '@portal/contract/notices/html-text';
import type { Draft } from '@portal/contract/notices/announcement-desk';
import type { NamedTarget } from '@portal/contract/notices/announcement-audience';

/** The values of the form: a draft, with the names of its audience. */
export interface DraftValues extends Omit<Draft, 'audience'> {
  everyone: boolean;
  targets: NamedTarget[];
}

export const emptyDraft = (sender: string): DraftValues => ({
  titile: '',
  msgContent: '',
  priority: 'L',
  openType: null,
  openPage: null,
  busId: null,
  msgCategory: '1',
  sender,
  mustRead: false,
  endTime: null,
  everyone: false,
  targets: [],
  copies: [],
});

export const draftValuesFrom = (
  { audience, ...draft }: Draft,
  targets: NamedTarget[],
): DraftValues => ({
  ...draft,
  everyone: audience.everyone,
  targets,
});

export const draftFrom = ({ everyone, targets, ...draft }: DraftValues): Draft => ({
  ...draft,
  openPage: draft.openType === null ? null : (draft.openPage ?? ''),
  audience: {
    everyone,
    targets: everyone ? [] : targets.map(({ kind, key }) => ({ kind, key })),
  },
});

/** Returns the message that keeps a draft from being saved; undefined when it is complete. */
export function missingField({ titile, sender, msgContent }: DraftValues): string | undefined {
  if (titile.trim() === '') return '请填写标题';
  if (sender.trim() === '') return '请填写发布人';
  if (hasNoWords(msgContent)) return '请填写正文';
  return undefined;
}

/** `2026-12-01T08:30` of a field as the wire has times; null for an empty field. What is no time stays as it is, and is refused. */
export const wireTimeOf = (local: string): string | null =>
  local === '' ? null : local.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/, '$1 $2:00');

/** The other way round. */
export const localTimeOf = (time: string | null): string =>
  (time ?? '').replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d):\d\d$/, '$1T$2');
