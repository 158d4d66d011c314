import type { Both } from './text.ts'

/** A content page as the demo set writes it; `tr` and `en` are read by `blocksOf`. */
export type DemoPage = Both & {
  id: number
  title: Both
  /** The day of its last change. */
  updatedOn: string
}
