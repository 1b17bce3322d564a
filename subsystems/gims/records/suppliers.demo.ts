import { weaveWords } from '@portal/demonstration/people/names';
import type { Random } from '@portal/demonstration/random';
import { anotherOf } from '@portal/demonstration/world/course';
import {
  type RecordDraft,
  recordMaker,
  type TakenStep,
} from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { suppliers } from './suppliers.ts';

const number = 60;

/** Cities of cloth and garments, with the words that companies there are named by. */
const cities = ['绍兴', '嘉兴', '苏州', '湖州', '宁波', '佛山', '东莞', '泉州', '南通', '青岛'];

/** Kinds with the end of their names, lead days, thousands of pieces a month, and how many of them there are in twelve. */
const kinds = [
  { kind: 'garment', ends: ['服饰', '制衣', '成衣'], lead: 38, thousands: 24, weight: 5 },
  { kind: 'fabric', ends: ['纺织', '面料', '毛纺'], lead: 25, thousands: 90, weight: 4 },
  { kind: 'trim', ends: ['辅料', '纽扣', '织带'], lead: 12, thousands: 300, weight: 2 },
  { kind: 'process', ends: ['印染', '绣品', '水洗'], lead: 9, thousands: 60, weight: 1 },
];

const bag = kinds.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));

/** Companies plainly made up: the words of weaving that people of the group are named by. */
function makeSuppliers(world: World): RecordDraft[] {
  const random = world.random('gims/suppliers');
  const buyers = world.staffOfDepartment('A01A04A01');
  const names = new Set<string>();
  return Array.from({ length: number }, (_, nth) => {
    const kind = bag[nth % bag.length] ?? random.pick(bag);
    const city = random.pick(cities);
    const name = newName(random, names, city, kind.ends);
    const buyer = random.pick(buyers).workNo;
    const admits = anotherOf(
      buyers.map(({ workNo }) => workNo),
      buyer,
    );
    return supplierOf(world, random, { nth, city, name, kind, buyer, admits });
  });
}

function newName(random: Random, names: Set<string>, city: string, ends: string[]): string {
  const core = weaveWords(random);
  if (names.has(core)) return newName(random, names, city, ends);
  names.add(core);
  return `${city}${core}${random.pick(ends)}有限公司`;
}

interface Plan {
  nth: number;
  city: string;
  name: string;
  kind: (typeof kinds)[number];
  buyer: string;
  /** A colleague: nobody admits whom they proposed. */
  admits: string;
}

function supplierOf(
  world: World,
  random: Random,
  { nth, city, name, kind, buyer, admits }: Plan,
): RecordDraft {
  const isNew = nth % 15 === 14;
  const daysAgo = isNew ? 3 + random.below(25) : 400 + random.below(2_400);
  const admitted = daysAgo - 20;
  const steps: TakenStep[] = [];
  const take = (step: string, after: number, note?: string) =>
    steps.push({
      step,
      by: step === 'admit' ? admits : buyer,
      at: world.at(after, '15:20'),
      ...(note !== undefined && { fields: { note } }),
    });
  const isPaused = !isNew && nth % 11 === 5;
  if (!isNew) take('admit', admitted);
  if (isPaused) take('pause', 30 + random.below(200), '连续两批交期延误，整改期间暂停下单');
  if (isPaused && nth % 22 === 5) take('end', random.below(28));
  return {
    scope: '',
    by: buyer,
    at: world.at(daysAgo, '10:00'),
    fields: {
      name,
      kind: kind.kind,
      city,
      grade: isPaused ? 'd' : (['a', 'b', 'b', 'b', 'c'][random.below(5)] ?? 'b'),
      leadDays: Math.round((kind.lead * (75 + random.below(60))) / 100),
      capacity: Math.round((kind.thousands * (40 + random.below(140))) / 100) * 1_000,
      since: isNew ? null : world.day(admitted),
    },
    steps,
  };
}

export const supplierMaker = recordMaker(suppliers, makeSuppliers);
