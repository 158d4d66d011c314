import { describe, type Look, type LookOptions } from '@zar/contract/art/index'
import type { GameSheet } from '../protocol.ts'

/** Walls that were chosen by hand; every other game's follows from its code. */
const CHOSEN: Record<string, LookOptions> = {
  zar_nar_bahcesi: { palette: 'mercan', family: 'yildiz8' },
  zar_fener_gecesi: { palette: 'gece', family: 'gunes12' },
  zar_sultanin_taci: { palette: 'lapis', family: 'yildiz10' },
}

/** The colours and the pattern of a game's wall. */
export function wallOf({ gameCode, name }: GameSheet): Look {
  return describe(gameCode, { name, ...CHOSEN[gameCode] })
}
