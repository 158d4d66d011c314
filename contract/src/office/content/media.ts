/** Pictures that the office uploads: written anew by the server, shown at an address of their own. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Action } from '../staff.ts'
import { KINDS, Piece } from './pieces.ts'

/** Bytes of a file, pixels of its sides and of all of it, characters of its title. */
export const MEDIA_LIMITS = {
  bytes: 1_500_000,
  sideMin: 320,
  sideMax: 4_096,
  pixels: 4_200_000,
  title: 60,
} as const
export const MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

/** As a piece names it: the hash of what is shown. */
const Name = z.string().check(z.regex(/^media-[0-9a-f]{32}\.(png|jpg|webp)$/))
const Title = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MEDIA_LIMITS.title), z.regex(/^[^\p{C}]*$/u))

const Media = z.object({
  name: z.string(),
  title: z.string(),
  type: z.enum(MEDIA_TYPES),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  url: z.string(),
  by: z.nullable(z.string()),
  at: z.string(),
  /** What shows it, or is to: a piece on the site, a draft, a scheduled version. */
  uses: z.array(
    z.object({
      kind: z.enum(KINDS),
      piece: Piece,
      name: z.string(),
      state: z.enum(['live', 'draft', 'scheduled']),
    }),
  ),
})
export type Media = z.output<typeof Media>

export const listMedia = operation({
  method: 'GET',
  path: '/api/office/media',
  summary: 'Uploaded pictures, the newest first, with where each is used',
  right: 'offer.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({ media: z.array(Media), actions: z.array(Action) }),
})
export type MediaList = z.output<typeof listMedia.output>

/** Base64 takes four characters for three bytes. */
const BASE64_MAX = Math.ceil(MEDIA_LIMITS.bytes / 3) * 4

export const uploadMedia = operation({
  method: 'POST',
  path: '/api/office/media-upload',
  summary:
    'Keeps a picture (PNG, JPEG, WebP), written anew without what is no picture; the same one twice is one',
  right: 'media.upload',
  writes: true,
  bodyMaxBytes: BASE64_MAX + 2_000,
  example: { title: 'Weekend', content: 'iVBORw0KGgo=' },
  input: z.strictObject({
    title: Title,
    /** The file, in base64. */
    content: z
      .string()
      .check(z.minLength(4), z.maxLength(BASE64_MAX), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  output: z.object({ name: z.string(), url: z.string(), bytes: z.int() }),
})

export const dropMedia = operation({
  method: 'POST',
  path: '/api/office/media-drop',
  summary: 'Deletes an uploaded picture that nothing shows or is to show',
  right: 'media.upload',
  writes: true,
  example: { name: 'media-00000000000000000000000000000000.png' },
  input: z.strictObject({ name: Name }),
  output: z.null(),
})
