/** The words of an installation: its names, what its sign-in page says, and the foot of its pages. */
export const brandWords = [
  'group',
  'productTitle',
  'portalTitle',
  'copyright',
  'statement',
  'statementNote',
  'signInHeading',
  'portalSignInHeading',
  'signInNote',
] as const;
export type BrandWord = (typeof brandWords)[number];

/** The brand as pages show it. Administrators set it on a page; it begins with {@link standardBrand}. */
export interface Brand extends Record<BrandWord, string> {
  /** The theme colour of users who chose none. */
  dye: string;
  /** Addresses of the logo and of the picture beside the sign-in form; null for what the portal draws itself. */
  logo: string | null;
  picture: string | null;
}

/** The group's name as people type it in Latin letters: nothing for a password. */
export const groupTypedAs = 'yunzhi';

export const standardBrand: Brand = {
  group: '云织集团',
  /** The fixed title of the product, and that of the group's portal (spec section 1). */
  productTitle: '云织集团数字运营平台',
  portalTitle: '云织集团门户',
  copyright: '© 2026 云织集团数字运营中心',
  statement: '一针一线，皆有数。',
  statementNote: '门店、商品、用户与供应链，十五个业务系统，从这里进入。',
  signInHeading: '登录数字运营平台',
  portalSignInHeading: '登录集团门户',
  signInNote: '使用集团工号，与考勤系统一致',
  dye: 'dianlan',
  logo: null,
  picture: null,
};

/**
 * Writes a brand into the portal's page: words where it says `{{word}}`, the whole as data where it says
 * `{{brandData}}`, and pictures in place of what the page draws. Words are text and become no markup.
 */
export function withBrand(html: string, brand: Brand): string {
  const words: Record<string, string> = {
    brandData: JSON.stringify(brand).replaceAll('<', String.raw`\u003c`),
    ...Object.fromEntries(brandWords.map((word) => [word, escaped(brand[word])])),
  };
  return html
    .replace(/<!-- logo -->[\s\S]*?<!-- \/logo -->/, (drawn) =>
      brand.logo === null
        ? drawn
        : `<img class="brand-logo" width="30" height="30" src="${escaped(brand.logo)}" alt="" />`,
    )
    .replace('<!-- picture -->', () =>
      brand.picture === null
        ? ''
        : `<img class="login-picture" src="${escaped(brand.picture)}" alt="" />`,
    )
    .replace(/(<link\s+rel="icon"\s+href=")[^"]*"/, (whole, start: string) =>
      brand.logo === null ? whole : `${start}${escaped(brand.logo)}"`,
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);
