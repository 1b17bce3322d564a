import { useQueryOf } from '@portal/client/queries';
import { explain } from '@portal/contract/access/explain';
import { isSubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { closedPageIn } from '#platform/guard/refused-pages.ts';
import { withoutTrailingSlash } from '#platform/navigation/paths.ts';
import type { NoticeTarget } from './notice-target.ts';

/**
 * Asks whether the reader may open the page a notice leads to: it may have been sent to more people than have the page.
 * Where the question fails the page counts as open, and says itself why it is refused.
 */
export function useTargetAccess(target: NoticeTarget | undefined): {
  isAsking: boolean;
  /** The page that is closed to the reader. */
  closed: string | undefined;
} {
  const address = target && 'path' in target ? target.path : '';
  const path = withoutTrailingSlash(address.split(/[?#]/)[0] ?? '');
  const isOfSystem = isSubsystemKey(path.split('/')[1] ?? '');
  const { data, isLoading } = useQueryOf(
    explain,
    { asked: path },
    { quiet: true, enabled: isOfSystem },
  );
  const isClosed = data !== undefined && closedPageIn(data.findings, path) !== undefined;
  return { isAsking: isLoading, closed: isClosed ? path : undefined };
}
