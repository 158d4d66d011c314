import { nameLikeness } from './names/like.ts'

/** What of a player is compared. */
export type Person = {
  words: readonly string[]
  /** `1961-04-30` */
  birth: string
  /** `TR` */
  country: string
  documentHmac: Buffer
}
/** What a list says of somebody. */
export type Listed = {
  names: readonly { text: string; words: readonly string[] }[]
  /** `1961`, `1961-04-30`, or nothing. */
  birth: string | null
  country: string | null
  documentHmac: Buffer | null
}

export type BirthFit = 'equal' | 'near' | 'year' | 'unknown' | 'other'
export type Sameness = 'equal' | 'unknown' | 'other'
/** Why two were taken for one: shown beside the score, which nothing is decided by. */
export type Fit = {
  /** The name of the list that is most like the player's. */
  name: string
  /** How alike these are, 0 to 100. */
  likeness: number
  birth: BirthFit
  country: Sameness
  document: Sameness
}

/** How alike names have to be, by what the births say. Another year of birth is another person. */
const LEAST = { equal: 75, near: 80, year: 85, unknown: 88 } as const
/** The same where only the year is the same, and the country is another. */
const LEAST_ABROAD = 92

/**
 * Whether a player can be the person of an entry, and why. The number of a document is enough by itself. A name
 * without any birth is compared within its country alone. Nothing is decided here: two people look at each.
 */
export function compare(person: Person, listed: Listed): Fit | undefined {
  const fit: Fit = {
    ...bestName(person, listed),
    birth: birthFit(person.birth, listed.birth),
    country: sameness(person.country, listed.country),
    document: documentFit(person, listed),
  }
  if (fit.document === 'equal') return fit
  return fit.birth !== 'other' && fit.likeness >= leastFor(fit.birth, fit.country) ? fit : undefined
}

function leastFor(birth: Exclude<BirthFit, 'other'>, country: Sameness): number {
  const isAbroad = country === 'other'
  if (isAbroad && birth === 'unknown') return Number.POSITIVE_INFINITY
  return isAbroad && birth === 'year' ? LEAST_ABROAD : LEAST[birth]
}

/** Whether the name is nearly all that speaks for it: such a one is opened only where few have that name. */
export const isByName = ({ birth, document }: Fit): boolean =>
  document !== 'equal' && (birth === 'unknown' || birth === 'year')

const WEIGHTS = { name: 0.6, birth: 0.3, country: 0.1 } as const
const BIRTH_SHARE: Record<BirthFit, number> = {
  equal: 1,
  near: 0.7,
  year: 0.6,
  unknown: 0.3,
  other: 0,
}
const COUNTRY_SHARE: Record<Sameness, number> = { equal: 1, unknown: 0.5, other: 0 }

/** 0 to 100, to sort by; the same document is 100. */
export const scoreOf = ({ likeness, birth, country, document }: Fit): number =>
  document === 'equal'
    ? 100
    : Math.round(
        WEIGHTS.name * likeness +
          100 * (WEIGHTS.birth * BIRTH_SHARE[birth] + WEIGHTS.country * COUNTRY_SHARE[country]),
      )

function bestName({ words }: Person, { names }: Listed): Pick<Fit, 'name' | 'likeness'> {
  const [first] = names
    .map(({ text, words: theirs }) => ({
      name: text,
      likeness: Math.round(100 * nameLikeness(words, theirs)),
    }))
    .toSorted((one, other) => other.likeness - one.likeness)
  return first ?? { name: '', likeness: 0 }
}

/** `near`: day or month is another, or day and month are changed for each other. */
function birthFit(own: string, theirs: string | null): BirthFit {
  if (theirs === null) return 'unknown'
  if (theirs.length === 4) return own.startsWith(theirs) ? 'year' : 'other'
  if (own === theirs) return 'equal'
  const [year, month, day] = own.split('-')
  const [theirYear, theirMonth, theirDay] = theirs.split('-')
  if (year !== theirYear) return 'other'
  const isTurned = month === theirDay && day === theirMonth
  return isTurned || month === theirMonth || day === theirDay ? 'near' : 'year'
}

const sameness = (own: string, theirs: string | null): Sameness =>
  theirs === null ? 'unknown' : own === theirs ? 'equal' : 'other'

function documentFit({ documentHmac: own }: Person, { documentHmac: theirs }: Listed): Sameness {
  if (theirs === null) return 'unknown'
  return own.equals(theirs) ? 'equal' : 'other'
}
