import {
  type ContextKind,
  contextKindOf,
  isContextNo,
  contextFields,
} from '@portal/contract/workplace/work-context';
import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { currentContext } from './choices.ts';

/**
 * The address of a system's page names its context: `?store=S02001`, `?group=…` or `?company=…`. It can be shared,
 * bookmarked and opened in a new tab. The router and the pages never see this part of the query.
 */
export const contextKindAt = (path: string): ContextKind | undefined => {
  const system = subsystemOfPath(path);
  return system && contextKindOf[system];
};

/** Returns the context an address names; undefined where its system has none or the number cannot be valid. */
export function contextIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const kind = contextKindAt(pathname);
  const no = kind && new URLSearchParams(search).get(kind);
  return kind && no && isContextNo(no) ? { kind, no } : undefined;
}

/** Removes the context from an address that comes from the browser; the rest stays as it is. */
export function withoutContext(url: URL): URL {
  const kind = contextKindAt(url.pathname);
  if (kind && url.searchParams.has(kind)) url.searchParams.delete(kind);
  return url;
}

/** Adds the tab's context to an address for the browser, unless the address names one already. */
export function withContext(url: URL): URL {
  const kind = contextKindAt(url.pathname);
  const no = kind && currentContext()[contextFields[kind].member];
  if (!kind || !no || url.searchParams.has(kind)) return url;
  const shown = new URL(url);
  shown.searchParams.set(kind, no);
  return shown;
}

/** The router's rewrite option. A new object makes the router render all its links again. */
export const contextRewrite = () => ({
  input: ({ url }: { url: URL }) => withoutContext(url),
  output: ({ url }: { url: URL }) => withContext(url),
});
