import type { Random } from '@portal/demonstration/random';
import { daysSince, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { styles } from '@portal/imos/records/styles';
import { samples } from './samples.ts';

const remarks = [
  '胸围偏大 2 cm，袖长加 1 cm，领口重新打版',
  '面料手感偏硬，改用预缩后的同款',
  '车线颜色与大身不一致，换同色线',
  '口袋位置上移 1.5 cm，其余确认',
];

/** A first sample of each style half a year before its day, one before the bulk, and now and then a changed one. */
function makeSamples(world: World): RecordDraft[] {
  const random = world.random('gims/samples');
  const designers = world.staffOfDepartment('A01A02A01').map(({ workNo }) => workNo);
  return world.recordsOf(styles).flatMap((style) => {
    const onSale = daysSince(world, textIn(style, 'onSale'));
    if (onSale > 200) return [];
    const designer = random.pick(designers);
    const kinds = random.below(3) === 0 ? ['first', 'changed', 'before'] : ['first', 'before'];
    return kinds.flatMap((kind, nth) => {
      const asked = onSale + 170 - nth * 26 - random.below(6);
      return asked < 0 ? [] : sampleOf(world, random, { style, kind, designer, asked });
    });
  });
}

interface SamplePlan {
  style: ReturnType<World['recordsOf']>[number];
  kind: string;
  designer: string;
  asked: number;
}

function sampleOf(world: World, random: Random, plan: SamplePlan): RecordDraft {
  const { style, kind, designer, asked } = plan;
  const sent = asked - 7 - random.below(6);
  const isReturned = random.below(5) === 0;
  const send = (daysAgo: number) => ({
    step: 'send',
    by: designer,
    daysAgo,
    time: '10:40',
    fields: { sent: world.day(daysAgo) },
  });
  return {
    scope: '',
    by: designer,
    at: world.at(asked, '09:50'),
    fields: {
      style: style.id,
      supplier: textIn(style, 'supplier'),
      kind,
      due: world.day(asked - 10),
      designer,
      fee: 200 + random.below(9) * 50,
    },
    steps: stepsTaken(world, [
      send(sent),
      ...(isReturned
        ? [
            {
              step: 'return',
              by: designer,
              daysAgo: sent - 2,
              time: '16:10',
              fields: { remarks: random.pick(remarks) },
            },
            send(sent - 8),
          ]
        : []),
      { step: 'confirm', by: designer, daysAgo: sent - (isReturned ? 10 : 2), time: '16:30' },
    ]),
  };
}

export const sampleMaker = recordMaker(samples, makeSamples);
