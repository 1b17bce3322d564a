import type { AudienceTarget } from '@portal/contract/announcement-audience';
import {
  addAnnouncement,
  type Draft,
  releaseAnnouncement,
} from '@portal/contract/announcement-desk';
import type { Person } from '../testing.ts';

/** A draft for everyone that says little; a test says what matters to it. */
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

/** Has somebody write an announcement and send it now; answers its id. */
export async function sendBy(author: Person, traits: Partial<Draft> = {}): Promise<string> {
  const { id } = await author.call(addAnnouncement, draftOf(traits));
  await author.call(releaseAnnouncement, { id, sendTime: null });
  return id;
}
