import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { createContext, use } from 'react';

/** Where a page is open. It stays so while another page is in front: the router knows of that one alone. */
export interface PageLocation {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The system among whose pages it is. */
  system: SubsystemKey;
  /** Rises with every change from one system to another; that at which this page was last come to. */
  entry: number;
}

export const PageLocationContext = createContext<PageLocation | null>(null);

export function usePageLocation(): PageLocation {
  const place = use(PageLocationContext);
  if (!place) throw new Error('Used outside the pages of the shell.');
  return place;
}
