import { expect, test } from 'vitest';
import { stockPart } from './goods-stock.ts';

const aged = (age: number, label: string, cost: number) => ({ group: '女装', age, label, cost });

test('FIX-51: the part of old stock has one decimal, a whole one too', () => {
  const stock = [aged(0, '当季', 8_000_000), aged(2, '往季', 2_000_000)];
  const goods = {
    now: [],
    before: [],
    lastYear: [],
    stock,
    dailyCost: new Map([['女装', 100_000]]),
  };

  expect(stockPart(goods, '').finding).toBe(
    '往季的库存共占 20.0%，合 ¥ 2.0 万；按近 30 天的销售，全部库存约需 100 天售完。',
  );
});
