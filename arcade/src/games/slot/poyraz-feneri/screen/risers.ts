import type { Form, Window } from '../../../../screens/slot-art/frame.ts'
import { risen } from '../../../../screens/slot-art/frames/sheet.ts'
import { fitted } from '../../../../screens/slot-art/pieces/fitted.ts'
import { carpet, cypress, waterColumn } from '../../../../screens/slot-art/pieces/risers.ts'

/** What a title's wild becomes when it fills its reel. */
export type Riser = {
  draw: (form: Form, window: Window, isLit: boolean, reel: number) => string
  /** From its foot, from its head, or from one end of the reel to the other. */
  grows: 'up' | 'down'
  /** Light that it throws over the lines. */
  beam?: (form: Form, reel: number) => string
  /** The colour of the line that joins the cells of a win, where there is no light. */
  line?: string
  /** It bears a multiplier. */
  multiplies: boolean
  /** Of the words beside it on a phone: their colour, and how far down the reel they stand. */
  ink: string
  wordAt: number
}

const LIGHTHOUSE: Riser = {
  draw: (form, _, isLit, reel) => risen(form, reel, isLit).tower,
  grows: 'up',
  beam: (form, reel) => risen(form, reel).beam,
  multiplies: false,
  ink: '#F3E7CB',
  wordAt: 0.7,
}

const RISERS: Record<string, Riser> = {
  zar_servi_avlusu: {
    draw: fitted(cypress),
    grows: 'up',
    line: '#2F9A63',
    multiplies: false,
    ink: '#0B3A30',
    wordAt: 0.44,
  },
  zar_selsebil: {
    draw: fitted(waterColumn),
    grows: 'down',
    line: '#5BB8D8',
    multiplies: false,
    ink: '#F7F0DF',
    wordAt: 0.24,
  },
  zar_serilen_hali: {
    draw: fitted(carpet),
    grows: 'down',
    line: '#E8BE62',
    multiplies: true,
    ink: '#FFF1DC',
    wordAt: 0.5,
  },
}

export const riserOf = (gameCode: string): Riser => RISERS[gameCode] ?? LIGHTHOUSE
