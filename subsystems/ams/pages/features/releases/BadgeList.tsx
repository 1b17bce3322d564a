import type { Badge } from './badges.ts';

/** Words on how something stands, each in the colour of what it means. */
export const BadgeList = ({ marks }: { marks: readonly Badge[] }) => (
  <span className="release-marks">
    {marks.map(({ text, tone }) => (
      <span key={text} className="release-mark" data-tone={tone}>
        {text}
      </span>
    ))}
  </span>
);
