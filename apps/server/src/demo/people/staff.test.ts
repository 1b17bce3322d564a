import { expect, test } from 'vitest';
import { testWorld } from '../world/test-world.ts';

test('a store where somebody can sign in has a manager, a cashier, guides and a keeper of stock', () => {
  const posts = ['店长', '收银', '导购', '仓管'];
  const lacking = testWorld.castStores.filter(({ store_no }) => {
    const staff = testWorld.staffOf(store_no);
    return (
      staff.length < 5 ||
      staff[0]?.post !== '店长' ||
      !posts.every((one) => staff.some(({ post }) => post === one))
    );
  });

  expect(lacking).toEqual([]);
});

test('the group has 2,000 people', () => {
  expect(testWorld.people).toHaveLength(2_000);
});
