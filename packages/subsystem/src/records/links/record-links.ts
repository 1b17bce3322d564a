import { recordAddress, type RecordPlace } from '@portal/contract/records/record-address';
import { splitAtNumbers } from '@portal/contract/records/numbers/number-links';
import { onPlainPress } from '@portal/ui/actions/plain-press';
import type { MouseEvent } from 'react';

const linkClass = 'in-words num';

/** Turns the numbers in the texts of a content that are of some records into links; those within a link stay in it. */
export function linkRecords(content: DocumentFragment, places: readonly RecordPlace[]): void {
  const known = new Map(places.map((place) => [place.id, place]));
  for (const text of textsIn(content)) {
    if (text.parentElement?.closest('a')) continue;
    const pieces = splitAtNumbers(text.data);
    if (!pieces.some((piece) => known.has(piece))) continue;
    text.replaceWith(
      ...pieces.map((piece) => {
        const place = known.get(piece);
        return place ? linkTo(place) : piece;
      }),
    );
  }
}

/** The texts of a content, each by itself: a number does not go on in the next. */
export function textsIn(content: DocumentFragment): Text[] {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  return texts;
}

function linkTo(place: RecordPlace): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = recordAddress(place);
  link.textContent = place.id;
  link.className = linkClass;
  return link;
}

/** Follows a press on a link to a record within a content, which is past React; any other press is left alone. */
export function followRecord(event: MouseEvent, follow: (address: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a.in-words') : null;
  const address = link?.getAttribute('href');
  if (address) onPlainPress(() => follow(address))(event);
}
