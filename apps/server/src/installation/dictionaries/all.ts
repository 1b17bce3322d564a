import { goodsDictionaries } from './goods.ts';
import { groupDictionaries } from './group.ts';
import { retailDictionaries } from './retail.ts';

const dictionaries = Object.entries({
  ...groupDictionaries,
  ...retailDictionaries,
  ...goodsDictionaries,
});

/** The dictionaries of an installation. */
export const dictionaryRows = dictionaries.map(([code, { name }]) => ({ code, name }));

/** Their choices, in the order they are written down. */
export const dictionaryItemRows = dictionaries.flatMap(([code, { choices }]) =>
  Object.entries(choices).map(([value, choice], sort) => {
    const [text, color] = typeof choice === 'string' ? [choice, null] : choice;
    return { dictionary_code: code, value, text, color, sort };
  }),
);
