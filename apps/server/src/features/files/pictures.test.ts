import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploadFile } from '#testing/server/upload.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();

async function read(address: string, { headers }: Person): Promise<Buffer> {
  const own = await world.inject({ url: '/api/files/own?ids=x', headers });
  const cookie = String(own.headers['set-cookie']).split(';')[0] ?? '';
  return (await world.inject({ url: address, headers: { cookie } })).rawPayload;
}

test('FIL-04 a picture is turned upright, loses place and camera, and has a thumbnail', async () => {
  const lin = await world.person();
  const taken = await sharp({
    create: { width: 1_200, height: 800, channels: 3, background: '#2a6' },
  })
    .withExif({
      IFD0: { Make: 'Telephone', Model: 'Camera 9' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Camera 9');

  const file = await uploadFile(world, lin, { name: '现场.jpg', bytes: taken });

  const kept = await read(file.address, lin);
  expect(kept.length).toBe(file.size);
  const { exif, orientation, width, height, format } = await sharp(kept).metadata();
  expect({ exif, orientation, width, height, format }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 800,
    height: 1_200,
    format: 'jpeg',
  });
  const small = await read(file.thumbnail ?? '', lin);
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', height: 320 });
});

test('a picture of more than sixty million points is refused without being unpacked, and so is a broken one', async () => {
  const lin = await world.person();
  const broken = pngOf(100, 100).subarray(0, 60);
  const bombs = [pngOf(50_000, 50_000, 1), pngOf(8_000, 8_000), broken];
  const before = process.memoryUsage().rss;

  for (const bytes of bombs) {
    const upload = uploadFile(world, lin, { name: 'bomb.png', bytes });
    await expect(upload).rejects.toThrow('file.picture-too-large');
  }

  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

/** A black PNG of one bit a point; fewer rows than its head says are enough for one that is not unpacked. */
function pngOf(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const body = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
