import { pause } from '../flow/persist.ts'
import type { Stage } from './stage.ts'

const LAND_MS = 1200
const SHOW_MS = 600

/** For a browser that cannot draw the reels: the same waits, the outcome as a table of pictures. */
export function createPlainStage(): Stage {
  const nothing = () => undefined
  return {
    put: nothing,
    spin: nothing,
    land: () => pause(LAND_MS),
    showWins: () => pause(SHOW_MS),
    celebrate: () => Promise.resolve(),
    destroy: nothing,
  }
}
