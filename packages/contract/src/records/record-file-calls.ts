import { z } from 'zod';
import { defineCall } from '../call.ts';
import { attachmentsMost, RecordFile } from '../files/files.ts';
import { text } from '../text.ts';
import { OneRecord, partsOf } from './record-call-parts.ts';
import type { RecordType } from './record-type.ts';

const RecordFiles = z.object({ files: z.array(RecordFile) });
const FileKey = text(64).min(1);
const NewFiles = OneRecord.extend({ ids: z.array(FileKey).min(1).max(attachmentsMost) });
const OneFile = OneRecord.extend({ file: FileKey });

/** Files are as visible as their record; each answer has addresses for a few minutes. */
export const fileCalls = (type: RecordType) => {
  const { path, shared, action } = partsOf(type);
  const calls = {
    ...shared,
    path: `${path}/one/:id/files`,
    action: action('list'),
    result: RecordFiles,
  } as const;
  return {
    files: defineCall({
      ...calls,
      method: 'GET',
      input: OneRecord,
      refuses: ['record.not-found'],
      rate: 'read',
    }),
    /** Adds attachments: files that the user has uploaded. */
    attach: defineCall({
      ...calls,
      method: 'POST',
      input: NewFiles,
      refuses: ['record.not-found'],
      rate: 'write',
    }),
    /** Removes an attachment that the user has added. */
    detach: defineCall({
      ...calls,
      method: 'DELETE',
      path: `${path}/one/:id/files/:file`,
      input: OneFile,
      refuses: ['record.not-found', 'file.not-found', 'file.not-yours'],
      rate: 'write',
    }),
  };
};
