import { standardBrand } from '@portal/contract/brand';
import { expect, test } from 'vitest';
import { windowTitleOf } from './paths.ts';

test.each(['/portalHomePage', '/newLogin'])(
  'LOG-03 LOG-04 %s bears the title of the portal',
  (path) => {
    expect(windowTitleOf(path, standardBrand)).toBe('云织集团门户');
  },
);

test.each(['/', '/user/login', '/ors/store', '/404', '/portalHomePage/x'])(
  'LOG-02 LOG-05 %s bears the fixed title of the product',
  (path) => expect(windowTitleOf(path, standardBrand)).toBe('云织集团数字运营平台'),
);
