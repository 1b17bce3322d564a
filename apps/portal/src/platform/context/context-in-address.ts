import {
  type ContextKind,
  contextKindOf,
  isContextNo,
  contextFields,
} from '@portal/contract/workplace/work-context';
import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { currentContext } from './choices.ts';

/**
 * The address says what a page of a system is about, as `?store=S02001`, `?group=…` or `?company=…`: it can be passed
 * on, kept, and opened in a tab of its own. Only the address does: the router and the pages never see it.
 */
export const contextKindAt = (path: string): ContextKind | undefined => {
  const system = subsystemOfPath(path);
  return system && contextKindOf[system];
};

/** What an address asks for; undefined where its page is about nothing, or it names nothing that could be. */
export function contextIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const kind = contextKindAt(pathname);
  const no = kind && new URLSearchParams(search).get(kind);
  return kind && no && isContextNo(no) ? { kind, no } : undefined;
}

/** Takes it out of an address that comes from the browser; anything else stays letter by letter. */
export function withoutContext(url: URL): URL {
  const kind = contextKindAt(url.pathname);
  if (kind && url.searchParams.has(kind)) url.searchParams.delete(kind);
  return url;
}

/** Puts what the tab has chosen into an address on its way to the browser, unless it asks for something itself. */
export function withContext(url: URL): URL {
  const kind = contextKindAt(url.pathname);
  const no = kind && currentContext()[contextFields[kind].member];
  if (!kind || !no || url.searchParams.has(kind)) return url;
  const shown = new URL(url);
  shown.searchParams.set(kind, no);
  return shown;
}

/** As the router wants it. A new one has it write all its links anew. */
export const contextRewrite = () => ({
  input: ({ url }: { url: URL }) => withoutContext(url),
  output: ({ url }: { url: URL }) => withContext(url),
});
