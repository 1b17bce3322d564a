import { courseFrom, officeTime, workday } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { displayGuides } from './display-guides.ts';

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

export const displayGuideMaker = recordMaker(displayGuides, makeGuides);
