import { crc32, deflateSync } from 'node:zlib'

type Chunk = readonly [type: string, data: Buffer]

const chunk = ([type, data]: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

type Png = {
  width?: number
  height?: number
  /** Chunks before the pixels and behind them. */
  more?: readonly Chunk[]
  after?: Buffer
  pixels?: Buffer
  interlace?: 0 | 1
}

/** A grey picture as PNG. */
export function pngOf({ width = 640, height = 320, more = [], after, pixels, interlace = 0 }: Png) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, interlace], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk(['IHDR', head]),
    ...more.map(chunk),
    chunk(['IDAT', deflateSync(pixels ?? Buffer.alloc((width + 1) * height))]),
    chunk(['IEND', Buffer.alloc(0)]),
    after ?? Buffer.alloc(0),
  ])
}

export const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** A JPEG by its parts: its scan is no picture that can be drawn, its structure is whole. */
export function jpegOf({ width = 640, height = 320, more = [] as Buffer[], frame = 0xc0 } = {}) {
  const size = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  size.writeUInt16BE(height, 1)
  size.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...more,
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(frame, size),
    segment(0xc4, Buffer.concat([Buffer.from([0]), Buffer.alloc(16), Buffer.alloc(0)])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** Exif with the turn of a camera and where it was. */
export const exifOf = (turn: number): Buffer =>
  Buffer.concat([
    Buffer.from(
      `457869660000 49492a0008000000 0100 1201 0300 01000000 0${turn}000000 00000000`.replaceAll(
        ' ',
        '',
      ),
      'hex',
    ),
    Buffer.from('GPS 41.0 N 29.0 E'),
  ])

export const webpChunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** A WebP by its parts. */
export function webpOf({ width = 640, height = 320, more = [] as Buffer[] } = {}) {
  const frame = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0, 1, 2, 3])
  frame.writeUInt16LE(width, 6)
  frame.writeUInt16LE(height, 8)
  const body = [Buffer.from('WEBP'), ...more, webpChunk('VP8 ', frame)]
  return webpChunk('RIFF', Buffer.concat(body))
}
