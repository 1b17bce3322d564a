import { QueryState } from '@portal/ui/feedback/QueryState';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import type * as allParts from './parts.ts';

type Parts = typeof allParts;

let loaded: Parts | undefined;

/** Fetches the parts once; what failed is fetched again by the next call. */
export async function fetchParts(): Promise<Parts> {
  loaded ??= await import('./parts.ts');
  return loaded;
}

/**
 * Makes a component of one of the parts, which is drawn at once where they are there. Without the network it says so and
 * offers to try again; what is around it stays. `lines` are those of its skeleton; 0 shows nothing while it loads.
 */
export const partOnDemand = <Props extends object>(
  choose: (parts: Parts) => ComponentType<Props>,
  { lines = 6 }: { lines?: number } = {},
) =>
  function PartOnDemand(props: Props) {
    const query = useQuery({
      queryKey: ['record-parts'],
      queryFn: fetchParts,
      initialData: () => loaded,
      staleTime: Infinity,
      gcTime: Infinity,
      // The same code for every store.
      meta: { isPerChoice: true },
    });
    if (lines === 0 && !query.data && !query.error) return null;
    return (
      <QueryState query={query} lines={lines} failedText="该部分没有加载成功">
        {(parts) => {
          const Part = choose(parts);
          return <Part {...props} />;
        }}
      </QueryState>
    );
  };

/** Fetches the parts while the browser is idle, once what is shown is there. */
export function useWarmParts(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    // Without the network they are fetched when they are needed.
    const idle = requestIdleCallback(() => void fetchParts().catch(() => undefined));
    return () => cancelIdleCallback(idle);
  }, [isShown]);
}
