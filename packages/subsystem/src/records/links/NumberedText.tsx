import type { RecordPlace } from '@portal/contract/records/record-address';
import { splitAtNumbers } from '@portal/contract/records/numbers/number-links';
import { createContext, use, useMemo } from 'react';
import { RecordLink } from './RecordLink.tsx';

export const noPlaces: ReadonlyMap<string, RecordPlace> = new Map();

/** The records, by number, that the texts around may link to (`OpenNumbers`). */
export const Places = createContext(noPlaces);

/** Returns the records that the texts around may link to. */
export const useOpenNumbers = (): readonly RecordPlace[] => {
  const places = use(Places);
  return useMemo(() => [...places.values()], [places]);
};

/** A text in which the numbers that open are links. */
export function NumberedText({ text }: { text: string }) {
  const places = use(Places);
  if (places.size === 0) return text;
  return splitAtNumbers(text).map((piece, nth) => {
    const place = places.get(piece);
    if (!place) return piece;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a text may name a record twice
      <RecordLink key={nth} {...place} className={piece === text ? 'records-link' : 'in-words'}>
        {piece}
      </RecordLink>
    );
  });
}
