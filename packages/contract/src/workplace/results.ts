import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';
import { line, text } from '../text.ts';

/** A page of the portal: the path begins with one slash, and no browser takes it for another site. */
const PagePath = line(2_000).regex(/^\/(?![/\\])[^\s\\]*$/, '链接只能是本平台的页面');

/** A way on; the first one of a result is the next thing to do. */
const ResultAction = z.strictObject({ text: line(16).min(1), path: PagePath });

/** The outcome of something that took a page, all of it text: nothing in it is read as HTML. */
export const ResultContents = z.strictObject({
  kind: z.enum(['success', 'error']),
  /** The system whose page says it. */
  system: SubsystemName,
  title: line(60).min(1),
  /** Says what has happened and what has not; of an error the reason, in the words of the server. */
  text: text(400).default(''),
  facts: z
    .array(z.strictObject({ label: line(20).min(1), value: line(100) }))
    .max(10)
    .default([]),
  /** Names of the steps of the matter, and the number of those that are done. */
  steps: z
    .strictObject({ names: z.array(line(20).min(1)).min(2).max(6), done: z.int().min(0).max(6) })
    .optional(),
  /** Says what happens next, who does it and when. */
  next: line(200).default(''),
  actions: z.array(ResultAction).max(3).default([]),
  /** The number of the request that failed, as its answer says it. */
  requestId: line(64).optional(),
});
export type ResultContents = z.infer<typeof ResultContents>;

/** A result is kept so long: a reload the next morning shows the same. */
export const resultDays = 7;

const ResultId = z.string().regex(/^[\w-]{22}$/);

/** Keeps a result for its person; the page at `path` shows it to nobody else. */
export const keepResult = defineCall({
  method: 'POST',
  path: '/sys/result/add',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: ResultContents,
  result: z.object({ id: ResultId, path: z.string() }),
  refuses: [],
  rate: 'write',
});

export const getResult = defineCall({
  method: 'GET',
  path: '/sys/result/queryById',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ id: ResultId }),
  result: z.object({ ...ResultContents.shape, keptAt: z.string() }),
  refuses: ['result.not-found'],
  rate: 'read',
});
