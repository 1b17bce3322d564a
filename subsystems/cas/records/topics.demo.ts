import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { servicePeople, subjects } from './review-subjects.demo.ts';
import { topics } from './topics.ts';

function makeTopics(world: World): RecordDraft[] {
  const random = world.random('cas/topics');
  const people = servicePeople(world);
  return subjects.map(({ name, group, mood, words }) => ({
    scope: '',
    by: random.pick(people),
    at: world.at(380 + random.below(60), '10:00'),
    fields: { name, group, mood, keywords: words },
  }));
}

export const topicMaker = recordMaker(topics, makeTopics);
