import { weaveName } from '@portal/demonstration/people/names';
import { courseFrom, desks, officeTime, workday } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { patents } from './patents.ts';
import { decideRight } from './right-decision.demo.ts';

const { legal } = desks;
const year = 365;
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
    decideRight(world, random, course, { applied, months: kind === 'invention' ? 20 : 7, until });
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

export const patentMaker = recordMaker(patents, makePatents);
