import { z } from 'zod';
import { type Call, defineCall } from '../call.ts';
import { apiBase } from '../headers.ts';
import { text, WireTime } from '../text.ts';

/** Kinds of files by their content; the kind decides where it may be uploaded, and whether a page may show it. */
export const fileKinds = ['picture', 'pdf', 'text', 'document', 'archive', 'media'] as const;

/** A file as pages show it. */
export const FileInfo = z.object({
  id: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  kind: z.enum(fileKinds),
  /** Opens the file for a few minutes in the browser that asked. */
  address: z.string(),
  /** Shows it in a page instead of saving it; null for a kind that no page shows. */
  preview: z.string().nullable(),
  thumbnail: z.string().nullable(),
});
export type FileInfo = z.infer<typeof FileInfo>;

/** A file of a record: the value of a field, or an attachment where `field` is null. */
export const RecordFile = FileInfo.extend({
  field: z.string().nullable(),
  by: z.string(),
  at: WireTime,
  /** The user added it. */
  isOwn: z.boolean(),
});
export type RecordFile = z.infer<typeof RecordFile>;

/** The most attachments of a record. */
export const attachmentsMost = 50;

/** The base path of uploads, which the tus protocol moves. */
export const uploadsPath = `${apiBase}/files/uploads`;

/** The bytes of one request of an upload, and the most a server takes: a slow line sends it within 30 seconds. */
export const uploadPartBytes = 4_194_304;
export const uploadPartMost = 16_777_216;

/** Begins the placeholder of an upload that has not ended, in the value of a form. */
export const unfinishedUpload = 'uploading:';
export const isUnfinished = (id: string): boolean => id.startsWith(unfinishedUpload);

/** The longest name of a file, in characters. */
export const fileNameLength = 200;

/** The life of an address of a file. */
export const fileAddressMinutes = 5;

const endpoint = (method: Call['method'], path: string) =>
  defineCall({
    method,
    path,
    envelope: 'bare',
    admits: 'signed-in',
    action: null,
    input: z.looseObject({}),
    result: z.unknown(),
    refuses: ['file.not-found', 'file.too-many', 'file.no-space'],
    rate: 'file',
  });

/** The endpoints of tus 1.0 (creation and termination); a library checks what comes. */
export const uploadEndpoints = [
  endpoint('POST', uploadsPath),
  endpoint('HEAD', `${uploadsPath}/:id`),
  endpoint('PATCH', `${uploadsPath}/:id`),
  endpoint('DELETE', `${uploadsPath}/:id`),
] as const;

const FileId = text(64).min(1);

/** Makes a file of an upload that has all its bytes: checks their hash, their kind, and cleans pictures. */
export const finishUpload = defineCall({
  method: 'POST',
  path: '/files/finish',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ id: FileId, sha256: z.string().regex(/^[\da-f]{64}$/) }),
  result: FileInfo,
  refuses: [
    'file.not-found',
    'file.incomplete',
    'file.differs',
    'file.unfit',
    'file.picture-too-large',
    'file.no-space',
  ],
  rate: 'write',
});

/** The user's own files that no record has yet: those of a form that was left and opened again. */
export const ownFiles = defineCall({
  method: 'GET',
  path: '/files/own',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ ids: text(4_000) }),
  result: z.array(FileInfo),
  refuses: [],
  rate: 'read',
});

/** The content of a file. The address was made for one session, whose cookie comes with it. */
export const fileContent = defineCall({
  method: 'GET',
  path: `${apiBase}/files/content`,
  envelope: 'bare',
  admits: 'anyone',
  action: null,
  input: z.object({ key: text(1_000).min(1), cookie: text(8_192).optional() }),
  inHeader: ['cookie'],
  result: z.unknown(),
  refuses: ['file.not-found'],
  rate: 'file',
});
