import { isOfCast } from '@portal/demonstration/people/cast';
import {
  courseFrom,
  officeTime,
  timeBetween,
  wholeDaysSince,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { courses } from './courses.ts';
import { examResults } from './exam-results.ts';

function makeResults(world: World): RecordDraft[] {
  const random = world.random('cms/exam-results');
  const online = world.recordsOf(courses).filter(({ state }) => state === 'online');
  const pupils = world.people.filter((one) => one.storeNos.length === 1 || isOfCast(one));
  const markers = world.staffOfDepartment('A01A07A01');
  return Array.from({ length: 620 }, () => {
    const course = random.pick(online);
    const pass = Number(course.fields['pass'] ?? 80);
    const age = wholeDaysSince(world, course.changedAt);
    const taken = random.below(Math.max(1, Math.min(age, 240)));
    const at = world.at(taken, timeBetween(random, 10, 21));
    const questions = 40;
    const right = questions - random.below(14);
    const score = (right * 100) / questions;
    const steps = courseFrom(world, at);
    if (taken > 0) {
      const marker = random.pick(markers).workNo;
      const markedAt = officeTime(world, random, taken - 1);
      if (score >= pass) steps.take('pass', marker, markedAt);
      else steps.take('fail', marker, markedAt, { note: '两周内补考一次' });
    }
    return {
      scope: '',
      by: random.pick(markers).workNo,
      at,
      fields: {
        course: course.id,
        person: random.pick(pupils).workNo,
        day: world.day(taken),
        score,
        right: score,
        minutes: 12 + random.below(30),
      },
      steps: steps.steps,
    };
  });
}

export const examResultMaker = recordMaker(examResults, makeResults);
