import { patents, trademarks } from '@portal/contract/records/types/lms/property';
import { weaveName } from '../../people/names.ts';
import type { Random } from '../../random.ts';
import { type RecordDraft, recordMaker } from '../../world/record-maker.ts';
import type { World } from '../../world/world.ts';
import { type Course, companyName, courseFrom, desks, officeTime, workday } from '../course.ts';

const { legal } = desks;
const year = 365;

/** Grants an application after some months, except for those that are refused. */
function decide(
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

const marks = ['云织', '锦屿', '素锦', '霜色', '岚纱', '青墨', '云织童衣', '云织运动'];

function makeTrademarks(world: World): RecordDraft[] {
  const random = world.random('lms/trademarks');
  return marks.flatMap((name) =>
    ['25', '18', '24', '35', '14'].map((goods) => {
      const applied = workday(world, 20 + random.below(9 * year));
      const at = officeTime(world, random, applied);
      const course = courseFrom(world, at);
      decide(world, random, course, { applied, months: 9, until: applied - 10 * year });
      return {
        scope: '',
        by: legal,
        at,
        fields: {
          name,
          goods,
          registration: String(60_000_000 + random.below(9_000_000)),
          applied: world.day(applied),
          agent: companyName(random, '知识产权代理'),
          fee: 300,
        },
        steps: course.steps,
      };
    }),
  );
}

const designs = ['羽绒服', '双面呢大衣', '针织衫', '连衣裙', '童装外套', '运动裤', '手提包'];
/** The digit of each kind in the number that the patent office gives. */
const officeNumber: Record<string, number> = { invention: 1, utility: 2, design: 3 };
const models = ['陈列架', '可拆卸衣领结构', '衣架', '包装盒'];

function makePatents(world: World): RecordDraft[] {
  const random = world.random('lms/patents');
  return Array.from({ length: 72 }, () => {
    const kind = random.pick(['design', 'design', 'design', 'utility', 'invention']);
    const applied = workday(world, 20 + random.below(5 * year));
    const term = { design: 15, utility: 10, invention: 20 }[kind] ?? 10;
    const until = applied - term * year;
    const at = officeTime(world, random, applied);
    const course = courseFrom(world, at);
    decide(world, random, course, { applied, months: kind === 'invention' ? 20 : 7, until });
    return {
      scope: '',
      by: legal,
      at,
      fields: {
        name: kind === 'design' ? `${random.pick(designs)}外观` : random.pick(models),
        kind,
        registration: `ZL ${world.day(applied).slice(0, 4)} ${officeNumber[kind]}${3_000_000 + random.below(6_000_000)}.${random.below(10)}`,
        inventor: weaveName(random),
        applied: world.day(applied),
        annual: world.day((applied % year) - year),
        fee: kind === 'design' ? 600 : 900,
      },
      steps: course.steps,
    };
  });
}

export const propertyMakers = [
  recordMaker(trademarks, makeTrademarks),
  recordMaker(patents, makePatents),
];
