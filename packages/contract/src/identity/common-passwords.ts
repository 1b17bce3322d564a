/**
 * The pieces most passwords are made of: words, names, runs along the keyboard. In lower case, the longest first where
 * one begins another. Compiled by hand for Chinese staff; few lines stop many passwords.
 */
const pieces = `
  password passwort passwd passw0rd pass pwd mima admin administrator root guest user test demo temp login welcome
  default secret letmein access master system manager server oracle mysql google baidu taobao alibaba tencent huawei
  xiaomi iphone apple android windows office changeme change hello dragon monkey sunshine shadow football baseball
  basketball princess superman batman starwars freedom whatever trustno michael jordan jennifer charlie summer winter
  spring autumn flower lovely iloveyou loveyou love woaini woaiwojia aini wangfei zhang wang chen yang zhao huang zhou
  beijing shanghai guangzhou shenzhen zhongguo china company gongsi office staff yuangong market fashion clothes fuzhuang
  qwertyuiop qwertyui qwerty qwert qwer asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcvb zxcv
  1qaz2wsx 1qaz 2wsx 3edc 4rfv 5tgb 6yhn qazwsx wsxedc qaz wsx edc rfv poiuy lkjh mnbv
  q1w2e3r4 q1w2e3 q1w2 a1b2c3d4 a1b2c3 1q2w3e4r5t 1q2w3e4r 1q2w3e 1q2w !qaz @wsx #edc $rfv
  abcdefgh abcdef abcde abcd abc1 abc aabb xyz
  5201314 1314520 1314 520 147258369 147258 159357 123321 112233 121212 123123 1230 321 110 119 888 666
`
  .trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length);

const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** In lower case, with the digits and signs that stand for letters (`P@ssw0rd`) read as those. */
export const undisguised = (password: string): string =>
  password.toLowerCase().replaceAll(/[@4310!$57]/g, (sign) => disguises[sign] ?? sign);

/** A password with fewer other characters than this is guessed by anyone who knows the pieces. */
const fewestOthers = 4;

/** Returns whether a password is little more than common pieces. */
export function isCommonPassword(password: string): boolean {
  return [password.toLowerCase(), undisguised(password)].some(
    (form) => new Set(rest(form)).size < fewestOthers,
  );
}

/** Removes runs, years and well-known pieces. */
function rest(form: string): string {
  const known = pieces.reduce((left, piece) => left.replaceAll(piece, ' '), withoutRuns(form));
  return known.replaceAll(/(19|20)\d\d|\s/g, '');
}

/** Without three characters or more that follow one another (`1234`, `dcba`) or repeat (`aaa`). */
function withoutRuns(form: string): string {
  const codes = Array.from(form, (character) => character.codePointAt(0) ?? 0);
  const stepTo = (index: number) => (codes[index] ?? NaN) - (codes[index - 1] ?? NaN);
  const isWithin = (index: number) =>
    [index, index + 1, index + 2].some(
      (last) => Math.abs(stepTo(last)) <= 1 && stepTo(last) === stepTo(last - 1),
    );
  return Array.from(form)
    .filter((_, index) => !isWithin(index))
    .join('');
}
