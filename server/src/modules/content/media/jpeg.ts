import { Refusal } from '../../../platform/refusal.ts'
import { expect, type Picture, refuseSize } from './checks.ts'

const [SOI, EOI, SOS, ADOBE, EXIF] = [0xd8, 0xd9, 0xda, 0xee, 0xe1]
/** Baseline, extended and progressive frames. */
const FRAMES = [0xc0, 0xc1, 0xc2]
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf]
/** What draws it: frames, scans, and tables of Huffman, of quantising and of the restart interval. */
const DRAWN = [...FRAMES, SOS, 0xc4, 0xdb, 0xdd]

/** Entries of a directory that are looked at. */
const ENTRIES_MAX = 200

type Read = {
  kept: Buffer[]
  size: { width: number; height: number } | undefined
  turn: number
  scans: number
}

/** Keeps frame, tables and scans, and how the camera was held; every other segment is left out. */
export async function rewriteJpeg(file: Buffer): Promise<Picture> {
  const read: Read = { kept: [], size: undefined, turn: 1, scans: 0 }
  for (let at: number | undefined = 2; at !== undefined; ) at = readSegment(file, at, read)
  const { size, turn, kept, scans } = read
  expect(size !== undefined && scans > 0)
  const turned = turn > 1 ? [segment(EXIF, turnTag(turn))] : []
  const [start, end] = [Buffer.from([0xff, SOI]), Buffer.from([0xff, EOI])]
  const content = Buffer.concat([start, ...turned, ...kept, end])
  const { width, height } = size
  // From five on its sides change places.
  return turn >= 5 ? { width: height, height: width, content } : { width, height, content }
}

/** Reads one segment, of a scan with its bits. Answers where the next stands; undefined at the end. */
function readSegment(file: Buffer, at: number, read: Read): number | undefined {
  const { marker, start } = markerAt(file, at)
  if (marker === EOI) return undefined
  expect(start + 2 <= file.length)
  const end = start + file.readUInt16BE(start)
  expect(end >= start + 2 && end <= file.length)
  const data = file.subarray(start + 2, end)
  const next = marker === SOS ? scanEnd(file, end) : end
  take(read, { marker, data, bits: file.subarray(end, next) })
  return next
}

function take(read: Read, { marker, data, bits }: { marker: number; data: Buffer; bits: Buffer }) {
  // Arithmetic, lossless and hierarchical frames, which browsers do not show.
  if (OTHER_FRAMES.includes(marker)) throw new Refusal('media_type_refused')
  if (marker === EXIF) read.turn = turnIn(data) ?? read.turn
  if (FRAMES.includes(marker)) {
    expect(read.size === undefined)
    read.size = frameOf(data)
  }
  if (marker === SOS) {
    expect(read.size !== undefined)
    read.scans += 1
  }
  const isKept = DRAWN.includes(marker) || (marker === ADOBE && isAdobe(data))
  if (isKept) read.kept.push(segment(marker, data), bits)
}

/** A marker may be filled up with FF before its number. */
function markerAt(file: Buffer, from: number): { marker: number; start: number } {
  expect(file[from] === 0xff)
  let at = from + 1
  while (file[at] === 0xff) at += 1
  const marker = file[at] ?? 0
  expect(marker >= 0xc0 && !(marker >= 0xd0 && marker <= SOI))
  return { marker, start: at + 1 }
}

function frameOf(data: Buffer) {
  expect(data.length >= 6 && data[0] === 8)
  const [height, width, parts] = [data.readUInt16BE(1), data.readUInt16BE(3), data[5]]
  // Four are those of print, which browsers show each their own way.
  if (parts !== 1 && parts !== 3) throw new Refusal('media_type_refused')
  expect(data.length === 6 + 3 * parts)
  refuseSize(width, height)
  return { width, height }
}

/** Where the bits of a scan end: before a marker that is neither a stuffed byte nor a restart. */
function scanEnd(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    const isBits = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isBits) return at
  }
  throw new Refusal('media_broken')
}

const isAdobe = (data: Buffer) => data.length === 12 && data.toString('latin1', 0, 5) === 'Adobe'

/** Orientation of Exif (tag 0112) in the first directory; undefined where it says none. */
function turnIn(data: Buffer): number | undefined {
  const tiff = data.subarray(6)
  const order = tiff.toString('latin1', 0, 2)
  const isExif = data.toString('latin1', 0, 6) === 'Exif\0\0' && tiff.length >= 14
  if (!isExif || (order !== 'II' && order !== 'MM')) return undefined
  const isLittle = order === 'II'
  const two = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const count = first + 2 > tiff.length ? 0 : two(first)
  const places = Array.from(
    { length: Math.min(count, ENTRIES_MAX) },
    (_, at) => first + 2 + at * 12,
  )
  const entry = places.find((at) => at + 12 <= tiff.length && two(at) === 0x0112)
  const turn = entry === undefined ? 0 : two(entry + 8)
  return turn >= 1 && turn <= 8 ? turn : undefined
}

/** An Exif of that one tag. */
const turnTag = (turn: number): Buffer =>
  Buffer.from(
    `457869660000 4d4d002a00000008 0001 0112 0003 00000001 000${turn}0000 00000000`.replaceAll(
      ' ',
      '',
    ),
    'hex',
  )

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
