import type { Mark } from './marks.ts';

/** Words on how something stands, each in the colour of what it means. */
export const MarkList = ({ marks }: { marks: readonly Mark[] }) => (
  <span className="release-marks">
    {marks.map(({ text, tone }) => (
      <span key={text} className="release-mark" data-tone={tone}>
        {text}
      </span>
    ))}
  </span>
);
