import { merchandiser } from '@portal/demonstration/people/colleagues';
import {
  allocations,
  brokenSizes,
  displayGuides,
} from '@portal/contract/records/types/idss/allocation';
import { styles } from '@portal/contract/records/types/imos/styles';
import type { Random } from '@portal/demonstration/random';
import { fitsSeason, pickFor } from '@portal/demonstration/world/seasonal-words';
import { textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';

/** The people who decide on goods: those of replenishment and the merchandiser of the cast. */
export const goodsPeople = (world: World): string[] => [
  merchandiser,
  ...world.staffOfDepartment('A01A02A03').map(({ workNo }) => workNo),
];

const lineOf: Record<string, string> = {
  BG01: 'women',
  BG02: 'men',
  BG03: 'child',
  BG04: 'sport',
  BG05: 'home',
};

/** The styles on sale in the stores of a business group. */
export const soldIn = (world: World, bgNo: string): MadeRecord[] =>
  world
    .recordsOf(styles)
    .filter(({ state, fields }) => state === 'selling' && fields['line'] === lineOf[bgNo]);

const reasonsOf: Record<string, string> = {
  first: '新品首铺，按同类款首四周销售与店铺等级测算',
  chase: '近 7 天销速高于区域均值，库存不足两周',
  balance: '邻店库存过深，调平后两店均可售',
};

/** A dozen proposals a store over six weeks; those of this week wait for a decision. */
function makeAllocations(world: World): RecordDraft[] {
  const random = world.random('idss/allocations');
  const people = goodsPeople(world);
  return world.castStores.flatMap(({ store_no, bg_no }) => {
    const sold = soldIn(world, bg_no);
    if (sold.length === 0) return [];
    return Array.from({ length: 12 }, (): RecordDraft => {
      const daysAgo = random.below(42);
      const by = random.pick(people);
      const suggested = 6 + random.below(30);
      const kind = random.pick(['first', 'chase', 'chase', 'balance']);
      const isDeclined = random.below(6) === 0;
      const decided = daysAgo - 2 - random.below(4);
      return {
        scope: store_no,
        by,
        at: world.at(daysAgo, '06:30'),
        fields: {
          style: random.pick(sold).id,
          store: store_no,
          kind,
          suggested,
          stock: kind === 'first' ? 0 : 3 + random.below(20),
          sold: kind === 'first' ? 0 : 4 + random.below(26),
          due: world.day(daysAgo - 7),
          reason: reasonsOf[kind] ?? null,
        },
        steps: stepsTaken(
          world,
          isDeclined
            ? [{ step: 'decline', by, daysAgo: decided, time: '10:10' }]
            : [
                {
                  step: 'accept',
                  by,
                  daysAgo: decided,
                  time: '10:10',
                  fields: { confirmed: Math.max(1, suggested - random.below(6)) },
                },
                { step: 'send', by, daysAgo: decided - 1, time: '09:10' },
              ],
        ),
      };
    });
  });
}

function makeBrokenSizes(world: World): RecordDraft[] {
  const random = world.random('idss/broken-sizes');
  const people = goodsPeople(world);
  return world.castStores.flatMap(({ store_no, bg_no }) => {
    const sized = soldIn(world, bg_no).filter(({ fields }) => sizesOf(fields).length > 2);
    if (sized.length === 0) return [];
    return Array.from({ length: 9 }, (): RecordDraft => {
      const style = random.pick(sized);
      const daysAgo = random.below(35);
      const by = random.pick(people);
      const sizes = sizesOf(style.fields);
      const missing = drawSizes(random, sizes);
      const measure = random.pick(['refill', 'refill', 'gather', 'gather', 'merge', 'wait']);
      return {
        scope: store_no,
        by,
        at: world.at(daysAgo, '06:40'),
        fields: {
          style: style.id,
          store: store_no,
          day: world.day(daysAgo),
          missing: missing.join('、'),
          rate: Math.round(((sizes.length - missing.length) / sizes.length) * 100),
          stock: (sizes.length - missing.length) * (1 + random.below(4)),
        },
        steps: stepsTaken(world, [
          {
            step: 'decide',
            by,
            daysAgo: daysAgo - 2 - random.below(3),
            time: '10:40',
            fields: { measure },
          },
          { step: 'finish', by, daysAgo: daysAgo - 8 - random.below(4), time: '17:10' },
        ]),
      };
    });
  });
}

const sizesOf = (fields: MadeRecord['fields']): string[] => [fields['sizes']].flat().map(String);

/** Middle sizes, of which most is sold. */
function drawSizes(random: Random, sizes: string[]): string[] {
  const number = 1 + random.below(Math.max(1, sizes.length - 2));
  const first = 1 + random.below(Math.max(1, sizes.length - number - 1));
  return sizes.slice(first, first + number);
}

const places = ['橱窗', '入口中岛', 'A 区主墙', 'B 区侧墙', '收银台前', '试衣区'];
const themes = ['城市通勤', '周末郊游', '轻户外', '节日礼赠', '返校季', '暖冬羊毛'];
const words = [
  '主推款正挂一件、叠装三件，按深浅由外向内；模特配同系列围巾，灯光对准第二粒扣。',
  '主推款正挂一件、叠装三件，按深浅由外向内；模特配同系列腰带，灯光对准第二粒扣。',
];

/** A guide each fortnight for a year back, and the next one. */
function makeGuides(world: World): RecordDraft[] {
  const random = world.random('idss/display-guides');
  const authors = world.staffOfDepartment('A01A01A07').map(({ workNo }) => workNo);
  const known = world.recordsOf(styles);
  return Array.from({ length: 26 }, (_, nth): RecordDraft => {
    const begins = nth * 14 - 10;
    const ends = begins - 20;
    const by = random.pick(authors);
    const style = known.findLast((one) => textIn(one, 'onSale') <= world.day(begins));
    const shown = known.filter(
      ({ fields, state }) => fields['season'] === style?.fields['season'] && state !== 'planned',
    );
    return {
      scope: '',
      by,
      at: world.at(Math.max(begins + 8, 0), '15:00'),
      fields: {
        title: `${pickFor(random, world.day(begins), themes)}陈列指引`,
        season: style ? textIn(style, 'season') : 'winter',
        wave: String((nth % 3) + 1),
        kinds: nth % 4 === 0 ? ['flagship'] : ['flagship', 'standard'],
        span: { from: world.day(begins), until: world.day(ends) },
        rows: places.slice(0, 3 + random.below(4)).map((place) => ({
          place,
          style: shown.length > 0 ? random.pick(shown).id : 'K202601001',
          units: 2 + random.below(8),
        })),
        points: words.find((each) => fitsSeason(each, world.day(begins))) ?? null,
      },
      steps: stepsTaken(world, [
        { step: 'publish', by, daysAgo: begins + 2, time: '17:00' },
        { step: 'end', by, daysAgo: ends - 1, time: '09:00' },
      ]),
    };
  });
}

export const allocationRecords = [
  recordMaker(allocations, makeAllocations),
  recordMaker(brokenSizes, makeBrokenSizes),
  recordMaker(displayGuides, makeGuides),
];
