import { amount, courseFrom, decideRequest, officeTime } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import type { World } from '@portal/demonstration/world/world';
import { materialRequests } from './material-requests.ts';

/** The department of content. */
const content = 'A01A03A03';

const formats = [
  { format: 'poster', price: 45 },
  { format: 'banner', price: 120 },
  { format: 'window', price: 680 },
  { format: 'screen', price: 300 },
  { format: 'card', price: 6 },
] as const;

const events = ['会员日', '双十一大促', '新品首发', '换季特惠', '周年庆', '开业庆典', '年货节'];

function makeMaterialRequests(world: World): RecordDraft[] {
  const random = world.random('cms/material-requests');
  const people = [...world.staffOfDepartment('A01A01A06'), ...world.staffOfDepartment('A01A03A01')];
  const deciders = world.staffOfDepartment(content);
  return Array.from({ length: 120 }, () => {
    const asked = random.below(260);
    const by = random.pick(people).workNo;
    const needed = world.day(asked - 12 - random.below(8));
    const start = random.below(formats.length);
    const lines = Array.from({ length: 1 + random.below(4) }, (_, nth) => {
      const { format, price } = formats[(start + nth) % formats.length] ?? formats[0];
      const units = format === 'card' ? amount(random, 50, 800, 50) : amount(random, 2, 120, 2);
      return { format, units, cost: units * price };
    });
    const at = officeTime(world, random, asked);
    const course = courseFrom(world, at);
    const outcome = decideRequest(world, random, course, {
      by,
      decider: random.pick(deciders).workNo,
      asked,
      refusals: ['请使用统一主视觉', '数量超出活动预算'],
    });
    if (outcome === 'approved' && asked > 12) {
      course.take('deliver', by, officeTime(world, random, asked - 10));
    }
    return {
      scope: '',
      by,
      at,
      fields: {
        event: pickFor(random, needed, events),
        needed,
        lines,
        total: lines.reduce((sum, { cost }) => sum + cost, 0),
        copy: '主标题、活动时间、参与门店与规则说明',
      },
      steps: course.steps,
    };
  });
}

export const materialRequestMaker = recordMaker(materialRequests, makeMaterialRequests);
