import { describe, type Look, type LookOptions } from '@zar/art'
import type { GameSheet } from '../protocol.ts'

/** Backdrops that were chosen by hand; every other game's follows from its code. */
const CHOSEN: Record<string, LookOptions> = {
  zar_nar_bahcesi: { palette: 'mercan', family: 'yildiz8' },
  zar_fener_gecesi: { palette: 'gece', family: 'gunes12' },
  zar_sultanin_taci: { palette: 'lapis', family: 'yildiz10' },
}

/** The colours and the pattern of a game’s backdrop. */
export function backdropOf({ gameCode, name }: GameSheet): Look {
  return describe(gameCode, { name, ...CHOSEN[gameCode] })
}
