import { z } from 'zod';
import { defineCall } from '../call.ts';
import { apiBase } from '../headers.ts';
import { text } from '../text.ts';

/** Width and height of a picture as it is sent and stored, in pixels. */
export const avatarSide = 256;
/** The most characters of a picture as Base64: the whole call has to fit `bodyLimit`. */
export const avatarLengthMost = 60 * 1_024;

/** The address of the user's picture; null where they have none. */
const Address = z.object({ avatar: z.string().nullable() });

const own = {
  path: '/common/sys/userInfo/avatar',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  rate: 'write',
} as const;

/** Puts a picture in the place of the user's: one that was cut out in the browser, written anew by the server. */
export const saveAvatar = defineCall({
  ...own,
  method: 'PUT',
  input: z.strictObject({ picture: z.base64().min(1).max(avatarLengthMost) }),
  result: Address,
  says: '头像已更新',
  refuses: ['file.picture-too-large'],
});

/** Removes the user's picture; their initials are shown again. */
export const removeAvatar = defineCall({
  ...own,
  method: 'DELETE',
  input: z.strictObject({}),
  result: Address,
  says: '头像已移除',
  refuses: [],
});

/** The picture at an address. Pages show it by an `img`, which carries no token: the address is not to be guessed. */
export const avatarPicture = defineCall({
  method: 'GET',
  path: `${apiBase}/avatars/:key`,
  envelope: 'bare',
  admits: 'anyone',
  action: null,
  input: z.strictObject({ key: text(43).min(1) }),
  result: z.unknown(),
  refuses: ['file.not-found'],
  rate: 'file',
});
