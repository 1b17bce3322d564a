import { avatarLengthMost, avatarSide } from '@portal/contract/identity/avatars';

interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Qualities that are tried one after the other, until the picture fits its call. */
const qualities = [0.9, 0.8, 0.6, 0.4];

/** Draws a square of a photo in the size of an avatar; returns it as JPEG in Base64. @throws what cannot be drawn. */
export async function cutOut(photo: string, { x, y, width, height }: Square): Promise<string> {
  const image = new Image();
  image.src = photo;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = avatarSide;
  canvas.height = avatarSide;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // What is transparent in a PNG would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, avatarSide, avatarSide);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, avatarSide, avatarSide);
  for (const quality of qualities) {
    const [, picture = ''] = canvas.toDataURL('image/jpeg', quality).split(',');
    if (picture.length <= avatarLengthMost) return picture;
  }
  throw new Error('no quality makes the picture small enough');
}
