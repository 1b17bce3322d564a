import { refuse } from '#platform/http/refuse.ts';
import { createConcurrencyLimit } from '#platform/limits/concurrency.ts';

/** The most pixels of a picture, all frames together, and its most bytes: a telephone makes 12 to 50 million. */
const mostPixels = 60_000_000;
export const pictureBytesMost = 52_428_800;
/** The longer side of a thumbnail, in pixels. */
const thumbnailSide = 320;
const patienceSeconds = 20;

/** A picture without place, camera or comments, upright as it was held. */
interface CleanPicture {
  bytes: Buffer;
  thumbnail: Buffer;
}

/** One picture at a time: each may take 250 MB while it is decoded. */
const turns = createConcurrencyLimit({
  atOnce: 1,
  waiting: 64,
  whenFull: { refusal: 'server.unavailable', retryAfter: 10 },
});

const formats = { 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const;

/** Writes a picture again, without what else was in the file; refuses one that is broken or too large. */
export const cleanPicture = (bytes: Buffer, type: string): Promise<CleanPicture> =>
  turns.run(async () => {
    // Its 8 MB of native code come with the first picture.
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    const open = (animated: boolean) =>
      sharp(bytes, { limitInputPixels: mostPixels, animated })
        .autoOrient()
        .timeout({ seconds: patienceSeconds });
    const format = Object.entries(formats).find(([known]) => known === type)?.[1] ?? 'jpeg';
    try {
      const whole = open(format === 'gif').toFormat(
        format,
        format === 'gif' ? {} : { quality: 90 },
      );
      const small = open(false)
        .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 75 });
      return { bytes: await whole.toBuffer(), thumbnail: await small.toBuffer() };
    } catch (cause) {
      return refuse('file.picture-too-large', { cause });
    }
  });
