import type { Option } from '../forms/matching.ts';

/** Spec section 9: a select shows one tag, of six characters. */
const shownTags = 1;
const shownCharacters = 6;

/** The choices of a select, in the room of one: the first as a tag, the others as their number. */
export function ChosenTags({ chosen }: { chosen: readonly Option[] }) {
  const more = chosen.length - shownTags;
  return (
    <ul className="ui-chosen-tags" aria-label="已选">
      {chosen.slice(0, shownTags).map(({ key, text }) => (
        <li key={key} title={text}>
          {shortened(text)}
        </li>
      ))}
      {more > 0 && (
        <li
          title={chosen
            .slice(shownTags)
            .map(({ text }) => text)
            .join('、')}
        >{`+ ${more}`}</li>
      )}
    </ul>
  );
}

function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= shownCharacters) return text;
  return `${characters.slice(0, shownCharacters).join('')}...`;
}
