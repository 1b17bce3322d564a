/** A list of choices; a choice is its text, or its text and the colour it is shown in. */
export interface Dictionary {
  name: string;
  choices: Record<string, string | [text: string, color: string]>;
}

/** The rows of the dictionaries, in the order they are written down. */
export function dictionaryRows(dictionaries: Record<string, Dictionary>) {
  const entries = Object.entries(dictionaries);
  return {
    dictionary: entries.map(([code, { name }]) => ({ code, name })),
    dictionary_item: entries.flatMap(([code, { choices }]) =>
      Object.entries(choices).map(([value, choice], sort) => {
        const [text, color] = typeof choice === 'string' ? [choice, null] : choice;
        return { dictionary_code: code, value, text, color, sort };
      }),
    ),
  };
}
