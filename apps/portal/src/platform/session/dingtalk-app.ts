const { userAgent } = navigator;

/** Whether this page is open inside the workplace app, on whatever device. */
export const isInDingTalk = /DingTalk/i.test(userAgent);

export const isInDingTalkOnPhone =
  isInDingTalk && /Android|iPhone|iPad|iPod|OpenHarmony/i.test(userAgent);
