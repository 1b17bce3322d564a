import { mostItems } from '@portal/contract/administration/dictionaries';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { type DictionaryDesk, isSeen } from './dictionary-desk.ts';
import * as store from './store.ts';
import { itemMembers } from './to-wire.ts';
import type { DictionaryUses } from './uses.ts';

interface Parts {
  change: DictionaryDesk['change'];
  uses: DictionaryUses;
}

export type ItemDesk = ReturnType<typeof createItemDesk>;

/** Lets administrators edit the items of a dictionary: their words, colour, order and whether they are offered. */
export function createItemDesk({ change, uses }: Parts) {
  return {
    addItem: (code: string, item: store.ItemFields & { value: string }, caller: Caller) =>
      change(caller, code, async (within) => {
        const there = await store.itemsOf(within, code);
        if (there.some(({ value }) => value === item.value)) refuse('dictionary.item-taken');
        if (there.length >= mostItems) refuse('dictionary.full');
        await store.insertItems(within, code, [item]);
        await store.updateDictionary(within, code);
        return {
          what: 'item.added',
          after: { itemValue: item.value, ...itemMembers(item) },
        };
      }),

    editItem: (
      code: string,
      { value, ...fields }: store.ItemFields & { value: string },
      seen: number | undefined,
      caller: Caller,
    ) =>
      change(caller, code, async (within) => {
        const before = await itemIn(within, code, value, seen);
        await store.updateItem(within, code, value, fields);
        return {
          what: `item.edited ${value}`,
          before: itemMembers(before),
          after: itemMembers(fields),
        };
      }),

    async removeItem(code: string, value: string, seen: number | undefined, caller: Caller) {
      const held = (await uses.of(code)).flatMap(({ counts }) => counts);
      if (held.some((each) => each.value === value)) refuse('dictionary.item-in-use');
      await change(caller, code, async (within) => {
        const item = await itemIn(within, code, value, seen);
        await store.removeItem(within, code, value);
        await store.updateDictionary(within, code);
        return { what: 'item.removed', before: { itemValue: value, ...itemMembers(item) } };
      });
    },

    /** Puts the items into an order, which names each of them once. */
    order: (code: string, values: readonly string[], seen: number | undefined, caller: Caller) =>
      change(caller, code, async (within, version) => {
        const there = (await store.itemsOf(within, code)).map(({ value }) => value);
        const isWhole = new Set(values).size === values.length && there.length === values.length;
        const isOfThem = values.every((value) => there.includes(value));
        if (!isSeen(version, seen) || !isWhole || !isOfThem) refuse('dictionary.changed');
        if (there.join('\n') === values.join('\n')) return undefined;
        await store.updateOrder(within, code, values);
        await store.updateDictionary(within, code);
        return {
          what: 'ordered',
          before: { order: there.join('、') },
          after: { order: values.join('、') },
        };
      }),
  };
}

async function itemIn(within: Database, code: string, value: string, seen?: number) {
  const items = await store.itemsOf(within, code);
  const item = items.find((each) => each.value === value) ?? refuse('dictionary.no-item');
  if (!isSeen(item.version, seen)) refuse('dictionary.changed');
  return item;
}
