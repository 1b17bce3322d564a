import type { FileInfo } from '@portal/contract/files/files';
import { fileTypeFromStream } from 'file-type';
import { Readable } from 'node:stream';

type Kind = FileInfo['kind'];

interface FileType {
  kind: Kind;
  /** The endings a name may have; the first is added to a name with another. */
  endings: readonly string[];
  /** Shown in a page, in a sandbox; anything else is saved. */
  isShown?: true;
}

const office = 'application/vnd.openxmlformats-officedocument';

/** The types that may be uploaded, by their media type. SVG and HTML are not among them: they hold scripts. */
const types: Record<string, FileType> = {
  'image/jpeg': { kind: 'picture', endings: ['jpg', 'jpeg', 'jfif'], isShown: true },
  'image/png': { kind: 'picture', endings: ['png'], isShown: true },
  'image/webp': { kind: 'picture', endings: ['webp'], isShown: true },
  'image/gif': { kind: 'picture', endings: ['gif'], isShown: true },
  'application/pdf': { kind: 'pdf', endings: ['pdf'], isShown: true },
  'text/plain': { kind: 'text', endings: ['txt', 'csv', 'md', 'log'], isShown: true },
  [`${office}.wordprocessingml.document`]: { kind: 'document', endings: ['docx'] },
  [`${office}.spreadsheetml.sheet`]: { kind: 'document', endings: ['xlsx'] },
  [`${office}.presentationml.presentation`]: { kind: 'document', endings: ['pptx'] },
  // Word, Excel and PowerPoint before 2007 share one container.
  'application/x-cfb': { kind: 'document', endings: ['doc', 'xls', 'ppt', 'wps', 'et', 'dps'] },
  'application/zip': { kind: 'archive', endings: ['zip'] },
  'application/x-7z-compressed': { kind: 'archive', endings: ['7z'] },
  'application/vnd.rar': { kind: 'archive', endings: ['rar'] },
  'video/mp4': { kind: 'media', endings: ['mp4', 'm4v'] },
  'video/quicktime': { kind: 'media', endings: ['mov'] },
  'audio/mpeg': { kind: 'media', endings: ['mp3'] },
  'audio/x-m4a': { kind: 'media', endings: ['m4a'] },
};

/** Returns what is known of a type; undefined for one that may not be uploaded. */
export const fileTypeOf = (type: string): FileType | undefined =>
  Object.hasOwn(types, type) ? types[type] : undefined;

/** Detects the type of a file by its content; undefined for one that may not be uploaded. */
export async function detectType(open: () => Readable, head: Buffer): Promise<string | undefined> {
  const source = open();
  const found = await fileTypeFromStream(Readable.toWeb(source)).catch(() => undefined);
  source.destroy();
  const type = found?.mime ?? (isPlainText(head) ? 'text/plain' : '');
  return fileTypeOf(type) && type;
}

/** Nothing but printable text; text that begins like markup or a script is none that anybody needs here. */
function isPlainText(head: Buffer): boolean {
  if (head.includes(0)) return false;
  // Control characters other than tab, line feed, form feed and carriage return.
  if (head.some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte))) return false;
  const start = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  return start !== '' && !/^(?:<|#!)/.test(start);
}
