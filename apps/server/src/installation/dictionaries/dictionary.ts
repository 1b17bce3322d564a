/** A list of choices; a choice is its text, or its text and the colour it is shown in. */
export interface Dictionary {
  name: string;
  choices: Record<string, string | [text: string, color: string]>;
}
