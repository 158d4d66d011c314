import type { Promotion } from '@zar/contract/content'
import type { PictureName } from '../pictures.ts'
import type { Both } from './text.ts'

/** A promotion as the demo set writes it; `tr` and `en` are its description, read by `blocksOf`. */
export type DemoPromotion = Both & {
  id: number
  category: Promotion['category']
  picture: PictureName
  title: Both
  summary: Both
}
