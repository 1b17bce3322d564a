import { type MessageTemplate, variablesIn } from '@portal/contract/notices/message-templates';
import { wireTime } from '#platform/time/group-time.ts';
import type { StoredTemplate } from './store.ts';

export const templateToWire = (row: StoredTemplate): MessageTemplate => ({
  templateCode: row.code,
  templateName: row.name,
  titile: row.title,
  msgContent: row.content,
  priority: row.priority,
  variables: variablesIn(row.title, row.content),
  updateTime: wireTime(row.updated_at),
  updateBy: row.author,
});
