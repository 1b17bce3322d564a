import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { createContext, use } from 'react';

/** Where a page is open. It stays so while another page is in front: the router knows of that one alone. */
export interface PagePlace {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The system among whose pages it is. */
  system: SubsystemKey;
  /** Rises with every change from one system to another; that at which this page was last come to. */
  entry: number;
}

export const PagePlaceContext = createContext<PagePlace | null>(null);

export function usePagePlace(): PagePlace {
  const place = use(PagePlaceContext);
  if (!place) throw new Error('Used outside the pages of the shell.');
  return place;
}
