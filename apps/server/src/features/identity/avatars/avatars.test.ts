import { removeAvatar, saveAvatar } from '@portal/contract/identity/avatars';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const password = 'Woven-Cloud7';

const square = (background: string) =>
  sharp({ create: { width: 256, height: 256, channels: 3, background } });
const pictureOf = async (background: string): Promise<string> =>
  (await square(background).jpeg().toBuffer()).toString('base64');
const get = (url: string) => world.inject({ url });

test('ACC-01 a picture is written anew, shown under an address that nobody guesses, and told at the next sign-in', async () => {
  const lin = await world.person({ password });
  const taken = await square('#2a6')
    .withExif({ IFD0: { Make: 'Telephone', Model: 'Camera 9' } })
    .jpeg()
    .toBuffer();

  const { avatar } = await lin.call(saveAvatar, { picture: taken.toString('base64') });

  expect(avatar).toMatch(/^\/api\/avatars\/[\w-]{43}$/);
  const shown = await get(avatar ?? '');
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const { format, width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 256,
    height: 256,
    exif: undefined,
  });
  expect((await world.signIn(lin.workNo, password)).userInfo.avatar).toBe(avatar);
});

test('ACC-01 a new picture has a new address, and the former one shows nothing; a removed one leaves the initials', async () => {
  const lin = await world.person({ password });
  const first = (await lin.call(saveAvatar, { picture: await pictureOf('#26a') })).avatar ?? '';
  const second = (await lin.call(saveAvatar, { picture: await pictureOf('#a26') })).avatar ?? '';

  expect(second).not.toBe(first);
  expect((await get(first)).statusCode).toBe(404);
  expect((await get(second)).statusCode).toBe(200);
  expect(await lin.call(removeAvatar, {})).toEqual({ avatar: null });
  expect((await get(second)).statusCode).toBe(404);
  expect((await world.signIn(lin.workNo, password)).userInfo.avatar).toBeNull();
});

test('ACC-01 what is no JPEG, is broken or has too many points is refused, and the picture stays', async () => {
  const lin = await world.person({ password });
  const { avatar } = await lin.call(saveAvatar, { picture: await pictureOf('#26a') });
  const wide = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .jpeg({ quality: 1 })
    .toBuffer();
  const attempts = [
    [Buffer.from('<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>'), 'file.picture'],
    [await square('#26a').png().toBuffer(), 'file.picture'],
    [(await square('#26a').jpeg().toBuffer()).subarray(0, 200), 'file.picture'],
    [wide.subarray(0, 40_000), 'file.picture'],
    [Buffer.alloc(46_500), 'input.invalid'],
    [Buffer.alloc(60_000), 'input.too-large'],
  ] as const;

  for (const [picture, reason] of attempts) {
    const sent = lin.call(saveAvatar, { picture: picture.toString('base64') });
    await expect(sent).rejects.toThrow(reason);
  }
  expect((await world.signIn(lin.workNo, password)).userInfo.avatar).toBe(avatar);
});
