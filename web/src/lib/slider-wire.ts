import type { SliderItem } from '@zar/contract/content'
import { isRecord } from './stored.ts'

/** The contract's `sliderList`, spelled out: the first page does not wait for the schemas. */
export const SLIDER_LIST = { method: 'POST', path: '/api/cms/sliderlist' } as const

const WORDS = ['url', 'target', 'kicker', 'title', 'note', 'action'] as const
const SAFE_LINK = /^(\/(?![/\\])|https:\/\/)/

const isSlide = (value: unknown): value is SliderItem =>
  isRecord(value) &&
  WORDS.every((word) => typeof value[word] === 'string') &&
  Array.isArray(value.images) &&
  value.images.every((image) => isRecord(image) && typeof image.url === 'string')

/** The slides of an answer, without those that lead where no slide may. Throws when they are none. */
export function slidesOf(data: unknown): SliderItem[] {
  if (!Array.isArray(data) || !data.every(isSlide)) {
    throw new Error('the slides are not what the contract says')
  }
  return data.filter(({ url }) => SAFE_LINK.test(url))
}
