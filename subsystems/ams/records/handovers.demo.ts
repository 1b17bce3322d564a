import { personId } from '@portal/demonstration/people/members';
import {
  askers,
  courseFrom,
  decideRequest,
  deciderFor,
  desks,
  officeTime,
  worksInOffice,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { assets } from './assets.ts';
import { handovers } from './handovers.ts';

const administration = desks.administration;

function makeHandovers(world: World): RecordDraft[] {
  const random = world.random('ams/handovers');
  const known = world.recordsOf(assets);
  return askers(world, random, { each: 3, others: 130, of: worksInOffice }).map(({ workNo }) => {
    const asked = random.below(240);
    const asset = random.pick(known.filter(({ at }) => at < world.at(asked, '00:01')));
    const kind = random.pick(['take', 'take', 'return']);
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    const outcome = decideRequest(world, random, course, {
      by: workNo,
      decider: administration,
      asked,
      refusals: ['该资产已被领用', '请先归还在用设备'],
    });
    if (outcome === 'approved' && asked > 3) {
      const condition = random.pick(['good', 'good', 'good', 'worn', 'damaged']);
      course.take(
        'hand',
        deciderFor(world, workNo, administration),
        officeTime(world, random, asked - 3),
        { condition },
      );
    }
    return {
      scope: personId(workNo),
      by: workNo,
      at,
      fields: {
        kind,
        asset: asset.id,
        day: world.day(asked - 2),
        reason: kind === 'take' ? random.pick(['新员工配置', '设备更新', '项目使用']) : '调岗归还',
      },
      steps: course.steps,
    };
  });
}

export const handoverMaker = recordMaker(handovers, makeHandovers);
