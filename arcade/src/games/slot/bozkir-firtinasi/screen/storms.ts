import type { Form, Window } from '../../../../screens/slot-art/frame.ts'
import type { Hour } from '../../../../screens/slot-art/hour.ts'
import { crowns } from '../../../../screens/slot-art/pieces/crowns.ts'
import { fitted } from '../../../../screens/slot-art/pieces/fitted.ts'
import { lightning } from '../../../../screens/slot-art/pieces/lightning.ts'
import { squall } from '../../../../screens/slot-art/pieces/squall.ts'

/** What a title shows of a reel that is wild from end to end. */
export type Storm = {
  /** The wild as the title draws it. */
  draw: (form: Form, window: Window, wild: string) => string
  /** The colour of the lightning beside the machine; none strikes indoors. */
  bolt?: string
  hour: Hour
}

const STEPPE: Storm = {
  draw: fitted((form, window) => lightning(form, window)),
  bolt: '#FFE9A8',
  hour: { light: '#1A2036', part: 0.55 },
}

const STORMS: Record<string, Storm> = {
  zar_karayel: { draw: fitted(squall), bolt: '#F2EAD2', hour: { light: '#0A1430', part: 0.55 } },
  zar_sultanin_taci: { draw: fitted(crowns), hour: { light: '#4A0E2A', part: 0.5 } },
}

export const stormOf = (gameCode: string): Storm => STORMS[gameCode] ?? STEPPE
