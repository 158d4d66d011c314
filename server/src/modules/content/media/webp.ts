import { Refusal } from '../../../platform/refusal.ts'
import { expect, type Picture, refuseSize } from './checks.ts'

const ALPHA = 0x10

/** Keeps the picture and its transparency; colours, place, author and every other chunk are left out. */
export async function rewriteWebp(file: Buffer): Promise<Picture> {
  const chunks = chunksOf(file)
  if (chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF'))
    throw new Refusal('media_type_refused')
  const pictures = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L')
  const [picture] = pictures
  expect(picture !== undefined && pictures.length === 1)
  const { width, height } = picture.type === 'VP8L' ? losslessSize(picture) : lossySize(picture)
  refuseSize(width, height)
  const alpha = picture.type === 'VP8 ' ? chunks.find(({ type }) => type === 'ALPH') : undefined
  const parts = alpha ? [extended(width, height), chunk(alpha)] : []
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts, chunk(picture)])
  const content = chunk({ type: 'RIFF', data: body })
  return { width, height, content }
}

type Chunk = { type: string; data: Buffer }

function chunksOf(file: Buffer): Chunk[] {
  const end = 8 + file.readUInt32LE(4)
  expect(end <= file.length)
  const chunks: Chunk[] = []
  for (let at = 12; at < end; ) {
    expect(at + 8 <= end)
    const next = at + 8 + file.readUInt32LE(at + 4)
    expect(next <= end)
    chunks.push({ type: file.toString('latin1', at, at + 4), data: file.subarray(at + 8, next) })
    // Of an odd length a byte fills it up.
    at = next + (next % 2)
  }
  return chunks
}

/** RFC 6386, 9.1: a key frame with its start code. */
function lossySize({ data }: Chunk) {
  expect(data.length > 10 && ((data[0] ?? 1) & 1) === 0)
  expect(data.toString('hex', 3, 6) === '9d012a')
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
}

/** RFC 9649, 3.4: a signature, two sides less one of 14 bits, one of alpha, three of the version. */
function losslessSize({ data }: Chunk) {
  expect(data.length > 5 && data[0] === 0x2f)
  const bits = data.readUInt32LE(1)
  expect(bits >>> 29 === 0)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function extended(width: number, height: number): Buffer {
  const data = Buffer.alloc(10)
  data[0] = ALPHA
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return chunk({ type: 'VP8X', data })
}

function chunk({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
