import { isWordless } from '@portal/contract/notices/html-text';
import type { Draft } from '@portal/contract/notices/announcement-desk';
import type { NamedTarget } from '@portal/contract/notices/announcement-audience';

/** What is being written, with the words its audience is known by. */
export interface Written extends Omit<Draft, 'audience'> {
  everyone: boolean;
  targets: NamedTarget[];
}

export const emptyDraft = (sender: string): Written => ({
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

export const writtenFrom = ({ audience, ...draft }: Draft, targets: NamedTarget[]): Written => ({
  ...draft,
  everyone: audience.everyone,
  targets,
});

export const draftFrom = ({ everyone, targets, ...draft }: Written): Draft => ({
  ...draft,
  openPage: draft.openType === null ? null : (draft.openPage ?? ''),
  audience: {
    everyone,
    targets: everyone ? [] : targets.map(({ kind, key }) => ({ kind, key })),
  },
});

/** What keeps it from being kept, in words; nothing where all is there. */
export function lacking({ titile, sender, msgContent }: Written): string | undefined {
  if (titile.trim() === '') return '请填写标题';
  if (sender.trim() === '') return '请填写发布人';
  if (isWordless(msgContent)) return '请填写正文';
  return undefined;
}

/** `2026-12-01T08:30` of a field as the wire has times; null for an empty field. */
export const wireTimeOf = (local: string): string | null =>
  local === '' ? null : `${local.replace('T', ' ')}:00`;

/** The other way round. */
export const localTimeOf = (time: string | null): string =>
  time === null ? '' : time.slice(0, 16).replace(' ', 'T');
