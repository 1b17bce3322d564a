import type { Random } from '@portal/demonstration/random';
import { type Course, desks, officeTime } from '@portal/demonstration/world/course';
import type { World } from '@portal/demonstration/world/world';

const { legal } = desks;

/** Grants an application after some months, except for those that are refused. */
export function decideRight(
  world: World,
  random: Random,
  course: Course,
  { applied, months, until }: { applied: number; months: number; until: number },
): void {
  const decided = applied - months * 30;
  if (decided < 0) return;
  const at = officeTime(world, random, decided);
  if (random.below(10) === 0) course.take('refuse', legal, at);
  else course.take('grant', legal, at, { until: world.day(until) });
}
