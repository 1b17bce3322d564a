const { userAgent } = navigator;

/** True when the page is open inside DingTalk, on any device. */
export const isInDingTalk = /DingTalk/i.test(userAgent);

export const isInDingTalkOnPhone =
  isInDingTalk && /Android|iPhone|iPad|iPod|OpenHarmony/i.test(userAgent);
