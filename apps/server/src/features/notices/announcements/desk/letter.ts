import type { AnnouncementText } from '@portal/contract/notices/announcement-desk';
import { hasNoWords } from '@portal/contract/notices/html-text';
import { refuse } from '#platform/http/refuse.ts';
import type { CleanHtml } from '#platform/html/clean-html.ts';
import { isAllowedTarget } from '../link-targets.ts';
import { letterColumns } from './store.ts';

/**
 * Returns the columns of a letter: its HTML cleaned by today's policy (and again whenever it is read), its target
 * checked. Refuses an empty letter and a target that is not allowed.
 */
export function checkedLetter(clean: CleanHtml, letter: AnnouncementText) {
  const content = clean(letter.msgContent);
  if (hasNoWords(content) && !content.includes('<img ')) refuse('announcement.empty');
  const { openType, openPage } = letter;
  if (openType !== null && !isAllowedTarget(openType, openPage ?? '')) {
    refuse(openType === 'url' ? 'announcement.address' : 'announcement.component');
  }
  return letterColumns(letter, content);
}
