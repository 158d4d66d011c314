import type { contentPage, Popup, Promotion, SliderItem } from '@zar/contract/content'
import type { z } from 'zod/mini'

/** What the frame of a preview shows, as the site's own calls would answer it. */
export type Previewed =
  | { kind: 'slide'; item: SliderItem }
  | { kind: 'promotion'; item: Promotion }
  | { kind: 'page'; item: z.output<typeof contentPage.output> }
  | { kind: 'popup'; item: Popup }
  | { kind: 'text'; item: string }

/** The frame says that it listens. */
export const PREVIEW_READY = 'zar-preview-ready'
const PREVIEW = 'zar-preview'

export const forPreview = (preview: Previewed) => ({ name: PREVIEW, preview })

export const isForPreview = (data: unknown): data is ReturnType<typeof forPreview> =>
  typeof data === 'object' && data !== null && 'name' in data && data.name === PREVIEW
