import type { SliderItem } from '@zar/contract/content'

const FIELDS = ['url', 'target', 'kicker', 'title', 'note', 'action'] as const

/** Whether two slides show the same and lead to the same place. */
export const isSameSlide = (one: SliderItem, other: SliderItem): boolean =>
  FIELDS.every((field) => one[field] === other[field]) &&
  one.images.length === other.images.length &&
  one.images.every(({ url }, index) => url === other.images[index]?.url)
