import { useQueryOf } from '@portal/client/queries';
import { numbersIn } from '@portal/contract/records/numbers/number-links';
import { askedNumbersMost, locateNumbers } from '@portal/contract/records/numbers/record-numbers';
import { type ReactNode, useMemo } from 'react';
import { noPlaces, Places } from './NumberedText.tsx';

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
  return <Places value={numbers === '' ? noPlaces : places}>{children}</Places>;
}
