import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { materials } from './materials.ts';
import { suppliers } from './suppliers.ts';

/** Cloth and trims with what they are made of, their width in cm, weight in g/㎡ and price a metre or a hundred pieces. */
const goods = [
  {
    name: '32S 精梳棉汗布',
    kind: 'fabric',
    fabric: 'cotton',
    content: '棉 100%',
    width: 180,
    weight: 190,
    price: 28,
  },
  {
    name: '双面羊毛呢',
    kind: 'fabric',
    fabric: 'wool',
    content: '羊毛 90% 锦纶 10%',
    width: 150,
    weight: 680,
    price: 138,
  },
  {
    name: '亚麻平纹布',
    kind: 'fabric',
    fabric: 'linen',
    content: '亚麻 100%',
    width: 140,
    weight: 170,
    price: 46,
  },
  {
    name: '弹力牛仔布',
    kind: 'fabric',
    fabric: 'cotton',
    content: '棉 98% 氨纶 2%',
    width: 148,
    weight: 340,
    price: 34,
  },
  {
    name: '19 姆米桑蚕丝',
    kind: 'fabric',
    fabric: 'silk',
    content: '桑蚕丝 100%',
    width: 114,
    weight: 82,
    price: 92,
  },
  {
    name: '锦纶防绒布',
    kind: 'fabric',
    fabric: 'polyester',
    content: '锦纶 100%',
    width: 150,
    weight: 45,
    price: 19,
  },
  {
    name: '涤粘混纺西装料',
    kind: 'fabric',
    fabric: 'blend',
    content: '聚酯 65% 粘胶 35%',
    width: 150,
    weight: 260,
    price: 31,
  },
  {
    name: '灯芯绒 16 条',
    kind: 'fabric',
    fabric: 'cotton',
    content: '棉 100%',
    width: 145,
    weight: 300,
    price: 37,
  },
  {
    name: '春亚纺里布',
    kind: 'lining',
    fabric: 'polyester',
    content: '聚酯 100%',
    width: 150,
    weight: 55,
    price: 6,
  },
  {
    name: '铜氨里布',
    kind: 'lining',
    fabric: 'blend',
    content: '铜氨 100%',
    width: 140,
    weight: 70,
    price: 18,
  },
  {
    name: '四眼树脂扣',
    kind: 'trim',
    fabric: null,
    content: '树脂',
    width: null,
    weight: null,
    price: 12,
  },
  {
    name: '金属拉链 5 号',
    kind: 'trim',
    fabric: null,
    content: '铜合金',
    width: null,
    weight: null,
    price: 65,
  },
  {
    name: '罗纹领口',
    kind: 'trim',
    fabric: 'cotton',
    content: '棉 95% 氨纶 5%',
    width: null,
    weight: 380,
    price: 40,
  },
  {
    name: '主标织唛',
    kind: 'trim',
    fabric: null,
    content: '涤纶',
    width: null,
    weight: null,
    price: 9,
  },
  {
    name: '可降解包装袋',
    kind: 'packing',
    fabric: null,
    content: 'PBAT',
    width: null,
    weight: null,
    price: 22,
  },
];

const colours = ['本白', '墨黑', '藏青', '驼色', '豆沙', '卡其'];

function makeMaterials(world: World): RecordDraft[] {
  const random = world.random('gims/materials');
  const active = world.recordsOf(suppliers).filter(({ state }) => state === 'active');
  const of = (kind: string) => active.filter(({ fields }) => fields['kind'] === kind);
  const [weavers, makers] = [of('fabric'), of('trim')];
  const buyers = world.staffOfDepartment('A01A04A01').map(({ workNo }) => workNo);
  return goods.flatMap(({ name, ...traits }, nth) =>
    colours.map((colour, shade) => {
      const isCloth = traits.kind === 'fabric' || traits.kind === 'lining';
      const age = 20 + random.below(500);
      const by = random.pick(buyers);
      const isNew = age < 60;
      const isStopped = !isNew && (nth * 7 + shade) % 13 === 0;
      return {
        scope: '',
        by,
        at: world.at(age, '10:20'),
        fields: {
          ...traits,
          name: `${name} ${colour}`,
          price: traits.price + random.below(5) / 2,
          leadDays: isCloth ? 15 + random.below(20) : 5 + random.below(10),
          stock: isStopped ? 0 : 200 + random.below(90) * 100,
          supplier: random.pick(isCloth ? weavers : makers).id,
        },
        steps: stepsTaken(world, [
          ...(isNew ? [] : [{ step: 'release', by, daysAgo: age - 15, time: '15:00' }]),
          ...(isStopped
            ? [
                {
                  step: 'stop',
                  by,
                  daysAgo: Math.min(age - 16, 10),
                  time: '16:00',
                  fields: { note: '供应商停产，由同类物料替代' },
                },
              ]
            : []),
        ]),
      };
    }),
  );
}

export const materialMaker = recordMaker(materials, makeMaterials);
