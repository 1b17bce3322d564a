interface CodeRequest {
  corpId: string;
  onSuccess: (result: { code: string }) => void;
  onFail: (problem: unknown) => void;
}

interface Jsapi {
  runtime?: { permission?: { requestAuthCode?: (request: CodeRequest) => unknown } };
}

declare global {
  interface Window {
    dd?: Jsapi;
    DingTalkPC?: Jsapi;
  }
}

/** The JSAPI where the app puts it into its pages whole, so that none of ours has to be fetched. */
export function injectedJsapi(): ((corpId: string) => Promise<string>) | undefined {
  const permission = (window.dd ?? window.DingTalkPC)?.runtime?.permission;
  if (!permission?.requestAuthCode) return undefined;
  return (corpId) =>
    new Promise((resolve, reject) => {
      permission.requestAuthCode?.({
        corpId,
        onSuccess: ({ code }) => resolve(code),
        onFail: reject,
      });
    });
}
