import { useQueryOf } from '@portal/client/queries';
import type { RecordPlace } from '@portal/contract/records/record-address';
import {
  askedNumbersMost,
  locateNumbers,
  numbersIn,
  splitAtNumbers,
} from '@portal/contract/records/record-numbers';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { RecordLink } from './RecordLink.tsx';

const none: ReadonlyMap<string, RecordPlace> = new Map();
const Places = createContext(none);

interface OpenNumbersProps {
  /** All texts that are shown within; undefined until they are known. */
  texts: string | undefined;
  children: ReactNode;
}

/** Finds by one call which numbers in some texts are of records that the reader may open: they become links within. */
export function OpenNumbers({ texts, children }: OpenNumbersProps) {
  const numbers = numbersIn(texts ?? '')
    .slice(0, askedNumbersMost)
    .join();
  const { data } = useQueryOf(locateNumbers, { numbers }, { quiet: true, enabled: numbers !== '' });
  const places = useMemo(() => new Map(data?.map((place) => [place.id, place])), [data]);
  return <Places value={numbers === '' ? none : places}>{children}</Places>;
}

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
