/** The words that commands take, each with how it is shown and what it has to be. */

export type Word<Value> = {
  shown: string
  /** What the word is, where another was typed. */
  is: string
  /** Undefined where the word is none. */
  read: (word: string) => Value | undefined
  /** All words from here on, as one. */
  isRest?: true
  isOptional?: true
}

const matching =
  (pattern: RegExp) =>
  (word: string): string | undefined =>
    pattern.test(word) ? word : undefined

/** A word of one pattern, as it was typed. */
export const shaped = (shown: string, is: string, pattern: RegExp): Word<string> => ({
  shown,
  is,
  read: matching(pattern),
})

/** One of a few words. */
export const oneOf = <const Name extends string>(
  shown: string,
  names: readonly Name[],
): Word<Name> => ({
  shown,
  is: names.join(', '),
  read: (word) => names.find((name) => name === word),
})

export const whole = (shown: string, is: string, { least, most }: Bounds): Word<number> => ({
  shown,
  is: `${is}, ${least} to ${most}`,
  read: (word) => {
    const number = /^\d{1,12}$/.test(word) ? Number(word) : Number.NaN
    return number >= least && number <= most ? number : undefined
  },
})
type Bounds = { least: number; most: number }

/** Left out: undefined. */
export const optional = <Value>(word: Word<Value>): Word<Value | undefined> => ({
  ...word,
  isOptional: true,
})

const text = (shown: string, is: string, { least, most }: Bounds): Word<string> => ({
  shown,
  is,
  isRest: true,
  read: (said) => {
    const trimmed = said.trim()
    return trimmed.length >= least && trimmed.length <= most ? trimmed : undefined
  },
})

/** A player's number, with or without `ZR`; its digits. */
export const player: Word<string> = {
  shown: 'PLAYER',
  is: 'a player’s number, as 204718331',
  read: (word) =>
    /^(ZR ?)?\d{3} ?\d{3} ?\d{3}$/i.test(word) ? word.replace(/\D/g, '') : undefined,
}

export const id: Word<string> = {
  shown: 'ID',
  is: 'an id, as the list shows it',
  read: (word) =>
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word) ? word.toLowerCase() : undefined,
}

/** The number of a row, as text. */
export const row = (shown: string, is: string): Word<string> => shaped(shown, is, /^\d{1,18}$/)

/** Why it is done: kept in the audit log. */
export const reason = text('REASON', 'why, in 20 to 500 characters', { least: 20, most: 500 })

export const words = (most: number): Word<string> =>
  text('TEXT', `a text of at most ${most} characters`, { least: 1, most })

/** A day of Istanbul, or no end: null. */
export const until: Word<string | null> = {
  shown: 'UNTIL',
  is: 'a day as 2027-01-31, or open',
  read: (word) => (word === 'open' ? null : isDay(word) ? word : undefined),
}

/** A day of the calendar: 2026-02-30 is none. */
export const day = (shown: string): Word<string> => ({
  shown,
  is: 'a day as 2027-01-31',
  read: (word) => (isDay(word) ? word : undefined),
})

const isDay = (word: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(word) &&
  !Number.isNaN(Date.parse(word)) &&
  new Date(word).toISOString().startsWith(word)

/** Odds as people write them, 1.85, in thousandths. */
export const odds: Word<number> = {
  shown: 'ODDS',
  is: 'odds as 1.85',
  read: (word) =>
    /^\d{1,3}(\.\d{1,3})?$/.test(word) ? Math.round(Number(word) * 1_000) : undefined,
}

/** Whole units with at most two decimals, in kuruş. */
export const kurus = (shown: string): Word<number> => ({
  shown,
  is: 'a sum as 1250 or 1250.50',
  read: (word) => {
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(word)) return undefined
    const sum = Math.round(Number(word) * 100)
    return sum > 0 ? sum : undefined
  },
})

/** `null` where the word says that there is none. */
export const orNone = <Value>(word: Word<Value>, none: string): Word<Value | null> => ({
  ...word,
  is: `${word.is}, or ${none}`,
  read: (said) => (said === none ? null : word.read(said)),
})

/** The values of the words, or the first word that is missing, too much or another. */
export function readWords(
  takes: readonly Word<unknown>[],
  said: readonly string[],
): { values: unknown[] } | { wrong: string } {
  const values: unknown[] = []
  for (const [place, take] of takes.entries()) {
    const word = take.isRest ? said.slice(place).join(' ') : said[place]
    if (take.isOptional && place >= said.length) {
      values.push(undefined)
      continue
    }
    const value = word === undefined ? undefined : take.read(word)
    if (value === undefined) return { wrong: `${take.shown} is ${take.is}.` }
    values.push(value)
  }
  const isAll = takes.at(-1)?.isRest || said.length <= takes.length
  return isAll ? { values } : { wrong: 'There are too many words.' }
}
