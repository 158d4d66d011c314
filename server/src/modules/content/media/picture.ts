import type { MediaType } from '@zar/contract/office/content/media'
import { Refusal } from '../../../platform/refusal.ts'
import type { Picture } from './checks.ts'
import { rewriteJpeg } from './jpeg.ts'
import { rewritePng } from './png.ts'
import { rewriteWebp } from './webp.ts'

export const MEDIA_ENDINGS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const satisfies Record<MediaType, string>

/** What the bytes are, whatever the file was called. */
function typeOf(content: Buffer): MediaType | undefined {
  const text = content.toString('latin1', 0, 12)
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'image/webp' : undefined
}

const REWRITE = { 'image/png': rewritePng, 'image/jpeg': rewriteJpeg, 'image/webp': rewriteWebp }

/**
 * Reads a file as a picture and writes it anew: no place where it was taken, no author, no thumbnail, no text and
 * nothing behind its end is kept. Throws `media_type_refused`, `media_broken`, `media_size`.
 */
export async function rewritePicture(file: Buffer): Promise<Picture & { type: MediaType }> {
  const type = typeOf(file)
  if (!type) throw new Refusal('media_type_refused')
  return { type, ...(await REWRITE[type](file)) }
}
