import type { AudienceTarget } from '@portal/contract/notices/announcement-audience';
import type { Draft } from '@portal/contract/notices/announcement-desk';

/** A draft for everyone that says little; a test overrides the members it is about. */
export const draftOf = (traits: Partial<Draft> = {}): Draft => ({
  titile: '冬季调价',
  msgContent: '<p>周日零点生效</p>',
  priority: 'L',
  openType: null,
  openPage: null,
  busId: null,
  msgCategory: '1',
  sender: '零售运营中心',
  mustRead: false,
  endTime: null,
  audience: { everyone: true, targets: [] },
  copies: [],
  ...traits,
});

/** An audience of these people. */
export const onlyFor = (...people: { id: string }[]): Draft['audience'] => ({
  everyone: false,
  targets: people.map(({ id }): AudienceTarget => ({ kind: 'person', key: id })),
});
