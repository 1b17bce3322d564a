/** The page of dictionaries, as the menu has it; one dictionary is told apart by the query. */
const list = '/ams/base/dictionary';

export const dictionaryAddresses = {
  list,
  of: (code: string) => `${list}?code=${code}`,
  found: (text: string) => (text === '' ? list : `${list}?${new URLSearchParams({ text })}`),
};
