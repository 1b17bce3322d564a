import { courseFrom, officeTime, timeBetween, workday } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { displayChecks } from './display-checks.ts';
import { displayGuides } from './display-guides.ts';

/** The department of visual merchandising. */
const visual = 'A01A01A07';
const points = ['window', 'mannequin', 'rack', 'price', 'light', 'clean'] as const;
const most = 20;

function makeChecks(world: World): RecordDraft[] {
  const random = world.random('cms/display-checks');
  const checkers = world.staffOfDepartment(visual);
  const guides = world.recordsOf(displayGuides).filter(({ state }) => state !== 'draft');
  const others = world.stores.slice(0, 120).filter(({ status }) => status === 'open');
  const stores = [...world.castStores, ...world.castStores, ...others];
  return stores.flatMap(({ store_no, opened_on }) =>
    Array.from({ length: 2 }, () => {
      const day = workday(world, random.below(160));
      const at = world.at(day, timeBetween(random, 11, 20));
      const [guide] = guides.filter((one) => one.at <= at).slice(-5);
      if (!guide || opened_on > world.day(day)) return [];
      const by = random.pick(checkers).workNo;
      const lines = points.map((point) => {
        const given = 12 + random.below(9);
        return { point, points: given, note: given < 14 ? '当场已指出' : '' };
      });
      const sum = lines.reduce((total, line) => total + line.points, 0);
      const score = Math.round((sum * 1_000) / (points.length * most)) / 10;
      const course = courseFrom(world, at);
      const [manager] = world.staffOf(store_no);
      if (score >= 80) course.take('pass', by, at);
      else if (day > 1 && manager) {
        const mended = '已按检查项整改并自查';
        course.take('mend', manager.workNo, world.at(day - 1, '19:00'), { mended });
        if (day > 4) course.take('pass', by, officeTime(world, random, day - 3));
      }
      return [
        {
          scope: store_no,
          by,
          at,
          fields: { store: store_no, guide: guide.id, day: world.day(day), lines, score },
          steps: course.steps,
        },
      ];
    }).flat(),
  );
}

export const displayCheckMaker = recordMaker(displayChecks, makeChecks);
