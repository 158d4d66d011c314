import { formatMoney, unitsOf } from '@zar/contract/money'

/** Text of a player, for a terminal: what would steer it, or turn the writing around, is made visible. */
export const plain = (text: string): string =>
  text.replace(/[^\P{C}\n]/gu, '\ufffd').replace(/\n/g, '\n      ')

const HEX = 16
const codeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(HEX).padStart(4, '0')}`

/** JSON for a terminal, which is still that JSON: what would steer it stands as its code. */
export const plainJson = (data: unknown): string =>
  JSON.stringify(data, null, 2).replace(/[^\P{C}\n]/gu, (found) =>
    found.split('').map(codeOf).join(''),
  )

/** How long ago, in whole minutes. */
export const minutesSince = (moment: Date | string, now: Date): number =>
  Math.max(0, Math.round((now.getTime() - new Date(moment).getTime()) / 60_000))

/** A moment to the minute, as a terminal shows it. */
export const momentOf = (at: Date | string): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Says why nothing is done; the command ends with 1. */
export function refuse(why: string): true {
  console.error(why)
  process.exitCode = 1
  return true
}

/** An amount of the contract, E5 in text, as money is shown. */
export const moneyOf = (amountE5: string): string => formatMoney(unitsOf(BigInt(amountE5)))
/** Whole kuruş as money is shown. */
export const kurusOf = (kurus: number): string => formatMoney(Math.round(kurus) / 100)
/** Odds in thousandths as people write them. */
export const oddsOf = (milli: number | null): string =>
  milli === null ? 'none' : `${milli / 1_000}`

/** Lines of a list, and what is said of one with nothing in it. */
export const listed = (lines: readonly string[], none: string): readonly string[] =>
  lines.length === 0 ? [none] : lines
