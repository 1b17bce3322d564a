import { departmentId } from '@portal/demonstration/organisation/organisation';
import {
  amount,
  courseFrom,
  desks,
  officeTime,
  workday,
  worksInOffice,
} from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { assets } from './assets.ts';

const administration = desks.administration;

const goods = [
  { name: '笔记本电脑', kind: 'computer', model: '14 寸 16G', least: 520_000, most: 820_000 },
  { name: '台式电脑', kind: 'computer', model: '塔式 16G', least: 380_000, most: 560_000 },
  { name: '办公手机', kind: 'phone', model: '6.1 寸 128G', least: 220_000, most: 480_000 },
  { name: '平板电脑', kind: 'phone', model: '11 寸', least: 260_000, most: 420_000 },
  { name: '显示器', kind: 'display', model: '27 寸 2K', least: 110_000, most: 190_000 },
  { name: '投影仪', kind: 'display', model: '4000 流明', least: 420_000, most: 680_000 },
  { name: '激光打印机', kind: 'print', model: '双面 A4', least: 160_000, most: 320_000 },
  { name: '人体工学椅', kind: 'furniture', model: '网布', least: 62_000, most: 140_000 },
  { name: '升降办公桌', kind: 'furniture', model: '140 cm', least: 90_000, most: 210_000 },
  { name: '陈列模特', kind: 'store', model: '女装全身', least: 80_000, most: 160_000 },
] as const;

function makeAssets(world: World): RecordDraft[] {
  const random = world.random('ams/assets');
  const people = world.people.filter((member) => worksInOffice(member) && member.departments[0]);
  return Array.from({ length: 620 }, () => {
    const bought = workday(world, 3 + random.below(1_400));
    const { name, kind, model, least, most } = random.pick(goods);
    const holder = random.pick(people);
    const at = officeTime(world, random, bought);
    const course = courseFrom(world, at);
    if (random.below(8) > 0) {
      course.take('issue', administration, officeTime(world, random, Math.max(0, bought - 2)), {
        holder: holder.workNo,
        department: departmentId(holder.departments[0] ?? 'A01'),
      });
      if (random.below(24) === 0) {
        const note = random.pick(['无法开机', '屏幕破损', '升降失灵']);
        course.take('repair', administration, world.at(random.below(6), '15:20'), { note });
      }
    } else if (bought > 1_100) {
      const note = '超过使用年限，配件停产';
      course.take('scrap', administration, world.at(random.below(200), '16:00'), { note });
    }
    return {
      scope: '',
      by: administration,
      at,
      fields: {
        name,
        kind,
        model,
        price: amount(random, least, most, 100) / 100,
        bought: world.day(bought),
        place: random.pick(['总部 2 楼', '总部 3 楼', '总部 5 楼', '资产库房']),
      },
      steps: course.steps,
    };
  });
}

export const assetMaker = recordMaker(assets, makeAssets);
