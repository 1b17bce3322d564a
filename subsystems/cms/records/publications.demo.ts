import { amount, courseFrom, officeTime, workday } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { publications } from './publications.ts';

/** The department of content. */
const content = 'A01A03A03';

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

export const publicationMaker = recordMaker(publications, makePublications);
