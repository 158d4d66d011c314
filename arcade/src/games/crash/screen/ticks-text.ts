import type { Language } from '../../../protocol.ts'
import { figure } from '../../../screens/figures.ts'

/** `1,5×`: as the axis writes a multiplier. */
export const ticksText = (hundredths: number, language: Language): string =>
  `${figure(hundredths / 100, language, { minimumFractionDigits: hundredths < 1_000 ? 1 : 0 })}×`
