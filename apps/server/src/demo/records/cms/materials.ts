import { materialRequests, publications } from '@portal/contract/records/types/cms/materials';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import {
  amount,
  courseFrom,
  decideRequest,
  officeTime,
  workday,
} from '@portal/demonstration/world/course';

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

const titles = [
  '新品上架',
  '面料小课堂',
  '门店探访',
  '会员故事',
  '穿搭灵感',
  '活动预告',
  '员工风采',
];

function makePublications(world: World): RecordDraft[] {
  const random = world.random('cms/publications');
  const authors = world.staffOfDepartment(content);
  return Array.from({ length: 230 }, (_, nth) => {
    const planned = workday(world, Math.round(nth * 1.2) - 20);
    const by = random.pick(authors).workNo;
    const editor = random.pick(authors.filter(({ workNo }) => workNo !== by)).workNo;
    const at = officeTime(world, random, Math.max(0, planned + 8));
    const course = courseFrom(world, at);
    const body = '导语、三张配图说明、购买与到店指引';
    if (planned > -12) {
      course.take('submit', by, officeTime(world, random, Math.max(0, planned + 4)), {
        text: body,
      });
    }
    if (planned > -6)
      course.take('pass', editor, officeTime(world, random, Math.max(0, planned + 2)));
    const isOut = planned > 0;
    if (isOut) {
      const reads = amount(random, 300, 42_000);
      course.take('publish', by, world.at(planned, '20:00'), { reads });
    }
    return {
      scope: '',
      by,
      at,
      fields: {
        title: random.pick(titles),
        channel: random.pick(['account', 'mini', 'video', 'screen', 'mail']),
        day: world.day(planned),
        time: random.pick(['10:00', '12:00', '18:00', '20:00']),
      },
      steps: course.steps,
    };
  });
}

export const materialMakers = [
  recordMaker(materialRequests, makeMaterialRequests),
  recordMaker(publications, makePublications),
];
