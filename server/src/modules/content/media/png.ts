import { promisify } from 'node:util'
import { crc32, deflate, inflate } from 'node:zlib'
import { Refusal } from '../../../platform/refusal.ts'
import { expect, type Picture, refuseSize } from './checks.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** By colour type: how many samples a pixel has, and the bits that one may have. */
const COLOURS: Record<number, { samples: number; depths: readonly number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}
/** The seven passes of Adam7: first column, first row, step across, step down (PNG, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const LAST_FILTER = 4

/** Unpacks all pixels and packs them anew, with palette and transparency and no other chunk. */
export async function rewritePng(file: Buffer): Promise<Picture> {
  const chunks = chunksOf(file)
  const [head] = chunks
  expect(head?.type === 'IHDR' && head.data.length === 13)
  const width = head.data.readUInt32BE(0)
  const height = head.data.readUInt32BE(4)
  refuseSize(width, height)
  const rows = rowsOf(head.data, width, height)
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
  const pixels = await unpack(Buffer.concat(packed), rows)
  const palette = chunks.filter(({ type }) => type === 'PLTE' || type === 'tRNS')
  expect(palette.length <= 2 && palette.every(({ data }) => data.length <= 768))
  expect(head.data[9] !== 3 || palette.some(({ type }) => type === 'PLTE'))
  const data = await promisify(deflate)(pixels, { level: 9 })
  const content = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head.data),
    ...palette.map((one) => chunk(one.type, one.data)),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { width, height, content }
}

type Chunk = { type: string; data: Buffer }

/** Up to the end chunk; what stands behind it is none of the picture. */
function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; ; ) {
    expect(at + 12 <= file.length)
    const end = at + 8 + file.readUInt32BE(at)
    expect(end + 4 <= file.length)
    const body = file.subarray(at + 4, end)
    expect(crc32(body) === file.readUInt32BE(end))
    const type = body.toString('latin1', 0, 4)
    // Moves (APNG).
    if (type === 'acTL') throw new Refusal('media_type_refused')
    if (type === 'IEND') return chunks
    chunks.push({ type, data: body.subarray(4) })
    at = end + 4
  }
}

/** Bytes and number of the rows of each pass. */
function rowsOf(head: Buffer, width: number, height: number): { bytes: number; count: number }[] {
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = head.subarray(8)
  const known = COLOURS[colour]
  expect(known?.depths.includes(depth) === true && compression === 0 && filter === 0)
  expect(interlace <= 1)
  const bytesFor = (columns: number) => 1 + Math.ceil((columns * known.samples * depth) / 8)
  if (interlace === 0) return [{ bytes: bytesFor(width), count: height }]
  return PASSES.flatMap(([x, y, across, down]) => {
    const columns = Math.ceil((width - x) / across)
    const count = Math.ceil((height - y) / down)
    return columns > 0 && count > 0 ? [{ bytes: bytesFor(columns), count }] : []
  })
}

/** Exactly the rows that the head promises, each with a filter that exists. */
async function unpack(packed: Buffer, rows: ReturnType<typeof rowsOf>): Promise<Buffer> {
  const due = rows.reduce((sum, { bytes, count }) => sum + bytes * count, 0)
  const pixels = await promisify(inflate)(packed, { maxOutputLength: due }).catch(() => {
    throw new Refusal('media_broken')
  })
  expect(pixels.length === due)
  let at = 0
  for (const { bytes, count } of rows)
    for (let row = 0; row < count; row++, at += bytes) expect((pixels[at] ?? 9) <= LAST_FILTER)
  return pixels
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
