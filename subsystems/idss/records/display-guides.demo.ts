import { textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { fitsSeason, pickFor } from '@portal/demonstration/world/seasonal-words';
import type { World } from '@portal/demonstration/world/world';
import { styles } from '@portal/imos/records/styles';
import { displayGuides } from './display-guides.ts';

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

export const displayGuideMaker = recordMaker(displayGuides, makeGuides);
