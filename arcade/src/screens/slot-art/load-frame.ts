import type { MachineName } from '@zar/art/slots/title'
import { type DrawFrame, type DrawReels, pageFormOf } from './frame.ts'

/** A machine whose reels stand as they are. */
const still =
  (draw: DrawFrame): DrawReels =>
  (form, look) =>
    draw(pageFormOf(form), look)

/** Each machine's frame is a file of its own. */
const LOADERS: Record<MachineName, () => Promise<DrawReels>> = {
  classic: async () => still((await import('./frames/drums.ts')).drums),
  lines: async () => (await import('./frames/kiosk.ts')).kiosk,
  'ways-243': async () => (await import('./frames/banners.ts')).banners,
  'ways-1024': async () => (await import('./frames/curtain.ts')).curtain,
  cascade: async () => still((await import('./frames/aqueduct.ts')).aqueduct),
  cluster: async () => still((await import('./frames/tray.ts')).tray),
  hold: async () => (await import('./frames/bowls.ts')).bowls,
  expanding: async () => (await import('./frames/sheet.ts')).sheet,
  sticky: async () => still((await import('./frames/book.ts')).book),
  pick: async () => (await import('./frames/cupboard.ts')).cupboard,
  storm: async () => (await import('./frames/loom.ts')).loom,
  anywhere: async () => still((await import('./frames/ring.ts')).ring),
}

export const loadFrame = (machine: MachineName): Promise<DrawReels> => LOADERS[machine]()
