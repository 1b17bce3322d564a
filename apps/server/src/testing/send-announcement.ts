import {
  addAnnouncement,
  type Draft,
  releaseAnnouncement,
} from '@portal/contract/notices/announcement-desk';
import { draftOf } from '@portal/testing/announcement-draft';
import type { Person } from '../testing.ts';

/** Has somebody write an announcement and send it now; answers its id. */
export async function sendBy(author: Person, traits: Partial<Draft> = {}): Promise<string> {
  const { id } = await author.call(addAnnouncement, draftOf(traits));
  await author.call(releaseAnnouncement, { id, sendTime: null });
  return id;
}
