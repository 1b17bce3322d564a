import {
  type MessageTemplate,
  type TemplateVersion,
  variablesIn,
} from '@portal/contract/notices/message-templates';
import { wireTime } from '@portal/common/group-time';
import type { StoredTemplate, StoredVersion } from './store.ts';

export const templateToWire = (row: StoredTemplate): MessageTemplate => ({
  templateCode: row.code,
  templateName: row.name,
  titile: row.title,
  msgContent: row.content,
  priority: row.priority,
  variables: variablesIn(row.title, row.content),
  version: row.version,
  updateTime: wireTime(row.updated_at),
  updateBy: row.author,
});

export const versionToWire = (row: StoredVersion): TemplateVersion => ({
  templateName: row.name,
  titile: row.title,
  msgContent: row.content,
  priority: row.priority,
  version: row.version,
  updateTime: wireTime(row.made_at),
  updateBy: row.author,
});
