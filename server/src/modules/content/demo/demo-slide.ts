import type { PictureName } from '../pictures.ts'
import type { Both } from './text.ts'

/** A slide as the demo set writes it; its picture is one of ours in three sizes. */
export type DemoSlide = {
  slug: string
  /** `hero`: the pictures that the page shows before it has asked for any. */
  picture: PictureName | 'hero'
  url: string
  kicker: Both
  title: Both
  note: Both
  action: Both
}
