import type { SliderItem } from '@zar/contract/content'
import { isRecord } from '../storage/stored.ts'

/** The contract's `sliderList`, spelled out: the first page does not wait for the schemas. */
export const SLIDER_LIST = {
  method: 'POST',
  path: '/api/cms/sliderlist',
  isPublicRead: true,
} as const

const SAFE_LINK = /^(\/(?![/\\])|https:\/\/)/

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** One slide: url and images are what the specification asks for, the words may be missing. */
function slideOf(value: unknown): SliderItem | undefined {
  if (!isRecord(value) || typeof value.url !== 'string' || !SAFE_LINK.test(value.url)) return
  const { url, target, images } = value
  if (!Array.isArray(images)) return
  const pictures = images.filter(isPicture).map((image) => ({ url: image.url }))
  if (pictures.length === 0 || pictures.length < images.length) return
  return {
    url,
    target: target === '_blank' ? '_blank' : '_self',
    images: pictures,
    kicker: textOf(value.kicker),
    title: textOf(value.title),
    note: textOf(value.note),
    action: textOf(value.action),
  }
}

const isPicture = (value: unknown): value is { url: string } =>
  isRecord(value) && typeof value.url === 'string'

/**
 * The slides of an answer, without those that cannot be shown or lead where no slide may.
 * Throws when the answer is no list.
 */
export function slidesOf(data: unknown): SliderItem[] {
  if (!Array.isArray(data)) throw new Error('the slides are not what the contract says')
  return data.map(slideOf).filter((slide) => slide !== undefined)
}
