import { LICENSED } from '@zar/contract/office/system/licences'

/** A licence as it is typed. */
export type TypedLicence = {
  number: string
  authority: string
  countries: string
  games: readonly (typeof LICENSED)[number][]
  validFrom: string
  validUntil: string
}

export const BLANK: TypedLicence = {
  number: '',
  authority: '',
  countries: '',
  games: [...LICENSED],
  validFrom: '',
  validUntil: '',
}

/** What was typed as the server takes it; undefined while something is missing or cannot be. */
export function licenceIn(typed: TypedLicence, known: readonly string[]) {
  const { number, authority, games, validFrom, validUntil } = typed
  const countries = codesIn(typed.countries)
  const isNamed = number.trim() !== '' && authority.trim() !== ''
  const areKnown = countries.length > 0 && countries.every((code) => known.includes(code))
  const areDays = validFrom !== '' && validFrom <= validUntil
  if (!isNamed || !areKnown || !areDays || games.length === 0) return undefined
  return {
    number: number.trim(),
    authority: authority.trim(),
    countries,
    games: [...games],
    validFrom,
    validUntil,
  }
}

const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((code) => code.toUpperCase()),
  ),
]
