export interface Option {
  key: string;
  text: string;
  /** Stands small beside the text, to tell equal texts apart. */
  aside?: string;
}

/** The options whose text holds what was typed, whatever its case. */
export function matching<Choice extends Option>(options: readonly Choice[], typed: string) {
  const wanted = typed.trim().toLowerCase();
  return options.filter(({ text }) => text.toLowerCase().includes(wanted));
}
