import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { exifOf, jpegOf, pngOf, segment, webpChunk, webpOf } from '../../../testing/pictures.ts'
import { rewritePicture } from './picture.ts'

const SECRET = Buffer.from('GPS 41.0 N 29.0 E <script>alert(1)</script>')
const codeOf = (file: Buffer) =>
  rewritePicture(file).then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )

test.each([
  [
    'image/png',
    pngOf({
      more: [
        ['tEXt', SECRET],
        ['eXIf', SECRET],
      ],
      after: SECRET,
    }),
  ],
  [
    'image/jpeg',
    Buffer.concat([jpegOf({ more: [segment(0xe1, SECRET), segment(0xfe, SECRET)] }), SECRET]),
  ],
  [
    'image/webp',
    Buffer.concat([
      webpOf({ more: [webpChunk('EXIF', SECRET), webpChunk('XMP ', SECRET)] }),
      SECRET,
    ]),
  ],
])(
  '%s is written anew: what is no picture is not kept, and twice is the same',
  async (type, file) => {
    const first = await rewritePicture(file)
    expect(first).toMatchObject({ type, width: 640, height: 320 })
    expect(first.content.includes('GPS')).toBe(false)
    expect(first.content.includes('script')).toBe(false)
    const second = await rewritePicture(first.content)
    expect(second.content.equals(first.content)).toBe(true)
  },
)

test('how the camera was held is kept, and nothing beside it', async () => {
  const { content, width, height } = await rewritePicture(
    jpegOf({ more: [segment(0xe1, exifOf(6))] }),
  )
  expect([width, height]).toEqual([320, 640])
  expect(content.includes('GPS')).toBe(false)
  expect(await rewritePicture(content)).toMatchObject({ width: 320, height: 640 })
})

test('an interlaced picture is read by its passes', async () => {
  const passes = [
    [80, 40],
    [80, 40],
    [160, 40],
    [160, 80],
    [320, 80],
    [320, 160],
    [640, 160],
  ]
  const bytes = passes.reduce((sum, [columns = 0, rows = 0]) => sum + (columns + 1) * rows, 0)
  expect(await codeOf(pngOf({ interlace: 1, pixels: Buffer.alloc(bytes) }))).toBe('taken')
  expect(await codeOf(pngOf({ interlace: 1, pixels: Buffer.alloc(bytes - 1) }))).toBe(
    'media_broken',
  )
})

test('transparency of WebP stays, in a container of its own', async () => {
  const flags = Buffer.from([0x3c, 0, 0, 0, 0x7f, 2, 0, 0x3f, 1, 0])
  const more = [
    webpChunk('VP8X', flags),
    webpChunk('ICCP', SECRET),
    webpChunk('ALPH', Buffer.from([0, 1, 2])),
  ]
  const { content } = await rewritePicture(webpOf({ more }))
  expect(content.includes('ALPH')).toBe(true)
  expect(content.includes('ICCP')).toBe(false)
  expect(content[20]).toBe(0x10)
})

test.each([
  ['media_type_refused', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['media_type_refused', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['media_type_refused', Buffer.from('GIF89a')],
  ['media_type_refused', Buffer.alloc(0)],
  ['media_type_refused', pngOf({ more: [['acTL', Buffer.alloc(8)]] })],
  ['media_type_refused', webpOf({ more: [webpChunk('ANIM', Buffer.alloc(6))] })],
  ['media_type_refused', jpegOf({ frame: 0xc3 })],
  ['media_size', pngOf({ width: 319 })],
  ['media_size', pngOf({ width: 5_000, pixels: Buffer.alloc(9) })],
  ['media_size', pngOf({ width: 4_000, height: 4_000, pixels: Buffer.alloc(9) })],
  ['media_size', jpegOf({ width: 0 })],
  ['media_size', webpOf({ height: 100 })],
  ['media_broken', pngOf({ pixels: Buffer.alloc(10) })],
  ['media_broken', pngOf({ pixels: Buffer.alloc(641 * 321) })],
  ['media_broken', pngOf({ pixels: Buffer.alloc(641 * 320, 5) })],
  ['media_broken', pngOf({}).subarray(0, 60)],
  ['media_broken', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['media_broken', Buffer.from('\xff\xd8\xff', 'latin1')],
  ['media_broken', Buffer.from('\xff\xd8\xff\xd9', 'latin1')],
  ['media_broken', jpegOf().subarray(0, -2)],
  ['media_broken', jpegOf().subarray(0, 40)],
  ['media_broken', webpOf().subarray(0, 30)],
  ['media_broken', webpOf({ more: [webpChunk('VP8 ', Buffer.alloc(20))] })],
])('%s: %#', async (code, file) => {
  expect(await codeOf(file)).toBe(code)
})

test('no file of chance is anything but taken or refused', async () => {
  const whole = [pngOf({}), jpegOf({ more: [segment(0xe1, exifOf(3))] }), webpOf()]
  for (const file of whole)
    for (let at = 0; at < Math.min(file.length, 160); at++)
      for (const change of [0x00, 0xff, 0x7f]) {
        const spoilt = Buffer.from(file)
        spoilt[at] = change
        expect(['taken', 'media_type_refused', 'media_broken', 'media_size']).toContain(
          await codeOf(spoilt),
        )
      }
})
