import { displayChecks, displayGuides } from '@portal/contract/records/types/cms/display';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { courseFrom, officeTime, timeBetween, workday } from '@portal/demonstration/world/course';

/** The department of visual merchandising. */
const visual = 'A01A01A07';
const areas = ['window', 'island', 'wall', 'counter', 'fitting'] as const;
const themes = { spring: '初春新生', summer: '盛夏清凉', autumn: '秋日层次', winter: '暖冬羽绒' };

function seasonOf(day: string): 'spring' | 'summer' | 'autumn' | 'winter' {
  const month = Number(day.slice(5, 7));
  if (month < 3 || month > 10) return 'winter';
  if (month < 6) return 'spring';
  return month < 9 ? 'summer' : 'autumn';
}

function makeGuides(world: World): RecordDraft[] {
  const random = world.random('cms/display-guides');
  const authors = world.staffOfDepartment(visual);
  return Array.from({ length: 60 }, (_, nth) => {
    const begins = workday(world, Math.floor(nth / 5) * 30 - 14);
    const area = areas[nth % areas.length] ?? 'window';
    const season = seasonOf(world.day(begins));
    const by = random.pick(authors).workNo;
    const at = officeTime(world, random, Math.max(0, begins + 20));
    const course = courseFrom(world, at);
    const isReady = begins >= -7;
    if (isReady) course.take('publish', by, officeTime(world, random, Math.max(0, begins + 7)));
    if (begins > 60) course.take('end', by, world.at(begins - 45, '20:00'));
    return {
      scope: '',
      by,
      at,
      fields: {
        title: `${themes[season]}${Number(world.day(begins).slice(5, 7))}月陈列`,
        season,
        area,
        days: { from: world.day(begins), until: world.day(begins - 29) },
        styles: 8 + random.below(30),
        body: '<p>主推色置于视线高度，同款不同码按小到大排列。</p><ul><li>模特每周一更换搭配</li><li>价签朝外，缺码当日补齐</li></ul>',
      },
      steps: course.steps,
    };
  });
}

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

export const displayMakers = [
  recordMaker(displayGuides, makeGuides),
  recordMaker(displayChecks, makeChecks),
];
