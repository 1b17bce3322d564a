import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { createContext, use } from 'react';

/** The location of an open page. It stays the same while another page is in front; the router only knows that one. */
export interface PageLocation {
  path: string;
  /** The query with its question mark, or empty. */
  search: string;
  /** The system the page belongs to. */
  system: SubsystemKey;
  /** The count of system switches when this page was last entered. */
  entry: number;
}

export const PageLocationContext = createContext<PageLocation | null>(null);

export function usePageLocation(): PageLocation {
  const place = use(PageLocationContext);
  if (!place) throw new Error('Used outside the pages of the shell.');
  return place;
}
