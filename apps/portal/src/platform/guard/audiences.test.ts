import { expect, test } from 'vitest';
import { isPublicPath } from './audiences.ts';

// Those that are open are walked to by `e2e/identity/guard.test.ts`.
test.each([
  '/',
  '/500',
  '/ors/store',
  '/user/settings',
  '/portalHomePage/x',
  '/isps/userAnnouncement',
])('%s is not open to a stranger', (path) => expect(isPublicPath(path)).toBe(false));
