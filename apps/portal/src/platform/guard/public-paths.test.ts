import { expect, test } from 'vitest';
import { isPublicPath } from './public-paths.ts';

const open = [
  '/user/login',
  '/phoneLogin',
  '/user/dingLogin',
  '/user/register',
  '/user/register-result',
  '/user/alteration',
  '/newLogin',
  '/portalHomePage',
  '/test/home',
  '/AnnouncementPreview',
  '/403',
  '/404',
];

test.each(open)('GRD-02 %s is open to a stranger', (path) => {
  expect(isPublicPath(path)).toBe(true);
});

test.each([
  '/',
  '/500',
  '/ors/store',
  '/user/settings',
  '/portalHomePage/x',
  '/isps/userAnnouncement',
])('%s is not open to a stranger', (path) => expect(isPublicPath(path)).toBe(false));
