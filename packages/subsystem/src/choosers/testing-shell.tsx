import { PageCalls } from '@portal/client/queries';
import type { Call, Input } from '@portal/contract/call';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { openVisit } from '../alone/simulated-shell.ts';
import type { SubsystemContext } from '../contract.ts';
import { Shell } from '../shell.ts';

/** A request that a component made. */
export interface MadeRequest {
  path: string;
  input: Record<string, unknown>;
}

/** A shell for component tests: it notes each request, and answers it as the test says. */
export function testingShell(
  answer: (request: MadeRequest) => unknown,
  parts: Partial<SubsystemContext> = {},
) {
  const requests: MadeRequest[] = [];
  const { context } = openVisit(
    { sdk: 1, key: 'ams', mount: () => ({ unmount: () => undefined }) },
    null,
  );
  const shell: SubsystemContext = {
    ...context,
    ...parts,
    async call<I extends Input, R extends z.ZodType>(call: Call<I, R>, input: z.input<I>) {
      const request = { path: call.path, input };
      requests.push(request);
      return call.result.parse(await answer(request));
    },
  };
  function Page({ children }: { children: ReactNode }) {
    const [client] = useState(
      () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    );
    return (
      <Shell value={shell}>
        <PageCalls value={shell}>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </PageCalls>
      </Shell>
    );
  }
  return { requests, Page };
}
