import { z } from 'zod';

/** The response of a CAS server about a ticket; undefined for anything outside the protocol. */
export type CasAnswer = { user: string } | { failure: string };

const User = z.string().min(1).max(64);
const Json = z.object({
  serviceResponse: z.union([
    z.object({ authenticationSuccess: z.object({ user: User }) }),
    z.object({ authenticationFailure: z.object({ code: z.string() }) }),
  ]),
});

/** Parses the response of `serviceValidate`, JSON or XML: servers before CAS 3 have XML alone. */
export function readServiceResponse(text: string): CasAnswer | undefined {
  return text.trimStart().startsWith('{') ? readJson(text) : readXml(text);
}

function readJson(text: string): CasAnswer | undefined {
  const read = Json.safeParse(parsed(text));
  if (!read.success) return undefined;
  const said = read.data.serviceResponse;
  return 'authenticationSuccess' in said
    ? { user: said.authenticationSuccess.user }
    : { failure: said.authenticationFailure.code };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses a response in XML as a whole, or not at all. What another reader could read differently (document types,
 * custom entities, comments, sections) is no response, so that nothing a user typed into an attribute can pose as the
 * user.
 */
function readXml(text: string): CasAnswer | undefined {
  const body = text.replace(/^\s*<\?xml[^<>]*\?>/, '').trim();
  if (/<[!?]|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7});)/.test(body)) return undefined;
  const [, prefix, said = ''] = wholeResponse.exec(body) ?? [];
  return prefix === undefined
    ? undefined
    : (readSuccess(prefix, said) ?? readFailure(prefix, said));
}

const wholeResponse = /^<((?:\w+:)?)serviceResponse(?:\s[^<>]*)?>([^]*)<\/\1serviceResponse>$/;

/** The protocol has the user come first, and nothing beside the success. */
function readSuccess(prefix: string, said: string): CasAnswer | undefined {
  const [open, close] = tagsOf(prefix, 'authenticationSuccess');
  const whole = new RegExp(`^\\s*${open}([^]*)${close}\\s*$`).exec(said);
  const [userOpen, userClose] = tagsOf(prefix, 'user');
  const first = new RegExp(`^\\s*${userOpen}([^<>]*)${userClose}`).exec(whole?.[1] ?? '');
  const user = User.safeParse(first?.[1]?.trim()).data;
  return user === undefined ? undefined : { user };
}

function readFailure(prefix: string, said: string): CasAnswer | undefined {
  const [, close] = tagsOf(prefix, 'authenticationFailure');
  const open = `<${prefix}authenticationFailure\\s+code\\s*=\\s*["']([\\w-]+)["']\\s*>`;
  const failure = new RegExp(`^\\s*${open}[^<>]*${close}\\s*$`).exec(said)?.[1];
  return failure === undefined ? undefined : { failure };
}

const tagsOf = (prefix: string, name: string): [string, string] => [
  `<${prefix}${name}>`,
  `</${prefix}${name}>`,
];
