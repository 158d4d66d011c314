import type { MachineName } from '@zar/art/slots/title'
import type { DrawFrame } from './frame.ts'

/** Each machine's frame is a file of its own. */
const LOADERS: Record<MachineName, () => Promise<DrawFrame>> = {
  classic: async () => (await import('./frames/drums.ts')).drums,
  lines: async () => (await import('./frames/kiosk.ts')).kiosk,
  'ways-243': async () => (await import('./frames/banners.ts')).banners,
  'ways-1024': async () => (await import('./frames/curtain.ts')).curtain,
  cascade: async () => (await import('./frames/aqueduct.ts')).aqueduct,
  cluster: async () => (await import('./frames/tray.ts')).tray,
  hold: async () => (await import('./frames/bowls.ts')).bowls,
  expanding: async () => (await import('./frames/sheet.ts')).sheet,
  sticky: async () => (await import('./frames/book.ts')).book,
  pick: async () => (await import('./frames/cupboard.ts')).cupboard,
  storm: async () => (await import('./frames/loom.ts')).loom,
  anywhere: async () => (await import('./frames/ring.ts')).ring,
}

export const loadFrame = (machine: MachineName): Promise<DrawFrame> => LOADERS[machine]()
