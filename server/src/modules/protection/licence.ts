type Mode = 'play' | 'real'

/** The permission to take real money. */
type Licence = { licensor: string; number: string; expiresAt: Date }

type HouseQuestion = {
  mode: Mode
  licence: Licence | undefined
  /** ISO codes of the countries the licence lets us serve. */
  countries: readonly string[]
  now: Date
}

type HouseAnswer = { mayOpen: true } | { mayOpen: false; reason: string }

/**
 * Whether the casino may open its doors (LEG-01). Play money always may; real money only with a
 * licence in force and at least one country it covers. Anything unclear is a no.
 */
export function mayOpenHouse({ mode, licence, countries, now }: HouseQuestion): HouseAnswer {
  if (mode === 'play') return { mayOpen: true }
  if (mode !== 'real') return no(`"${mode}" is no mode: play or real`)
  if (!licence) return no('real money needs a licence record')
  if (!licence.licensor.trim()) return no('the licence names no licensor')
  if (!licence.number.trim()) return no('the licence has no number')
  // Written so that an unreadable date fails too.
  if (!(licence.expiresAt.getTime() > now.getTime())) return no('the licence has expired')
  if (countries.length === 0) return no('the licence lists no country')
  const wrong = countries.find((code) => !/^[A-Z]{2}$/.test(code))
  if (wrong !== undefined) return no(`"${wrong}" is no country code`)
  return { mayOpen: true }
}

const no = (reason: string): HouseAnswer => ({ mayOpen: false, reason })
