import { MEDIA_LIMITS } from '@zar/contract/office/content/media'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'

/** A picture as it is kept: of its parts those alone that draw it. */
export type Picture = { width: number; height: number; content: Buffer }

/** Looked at before anything is unpacked. Throws `media_size`. */
export function refuseSize(width: number, height: number): void {
  const { sideMin, sideMax, pixels } = MEDIA_LIMITS
  const isFit = Math.min(width, height) >= sideMin && Math.max(width, height) <= sideMax
  refuseIf(!isFit || width * height > pixels, 'media_size')
}

/** Throws `media_broken`. */
export function expect(isSo: boolean): asserts isSo {
  if (!isSo) throw new Refusal('media_broken')
}
