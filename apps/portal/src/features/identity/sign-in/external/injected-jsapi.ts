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

/** Returns the JSAPI that the app injects into its pages, if it does: then none has to be fetched. */
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
