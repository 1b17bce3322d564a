/** The addresses of the sign-in page, which is in index.html and works before the program arrives. */
export const signInPaths = {
  login: '/user/login',
  newLogin: '/newLogin',
  phoneLogin: '/phoneLogin',
  dingLogin: '/user/dingLogin',
  /** The home page of DingTalk on phones; meaningless elsewhere. */
  dingMobile: '/user/dingLoginmb',
  /** The redirect address of identity providers. */
  thirdLogin: '/user/thirdLogin',
} as const;

const all: ReadonlySet<string> = new Set(Object.values(signInPaths));

export const isSignInPage = (path: string): boolean => all.has(path);
