import { choose, type Figures, figuresOf, type Law, lawOfCounts } from '../law.ts'
import { BOWLS, ODDS, PLACES, type Place, RING, TULIPS } from './ring.ts'

const segmentsOf = (place: Place): number => RING.filter((one) => one === place).length

/** Any of the three tulips: what lies under it is as likely each. */
const tulipLaw = (): Law =>
  lawOfCounts(
    TULIPS.map((odds) => [100 + odds, segmentsOf('lale')] as const),
    RING.length * TULIPS.length,
  )

/** A bowl is reached by C(rows, bowl) of the ways. */
const bowlLaw = (): Law => {
  const rows = BOWLS.length - 1
  return lawOfCounts(
    BOWLS.map(
      (odds, bowl) => [100 + odds, choose(rows, bowl) * BigInt(segmentsOf('nar'))] as const,
    ),
    BigInt(RING.length) * 2n ** BigInt(rows),
  )
}

function lawOf(place: Place): Law {
  if (place === 'lale') return tulipLaw()
  if (place === 'nar') return bowlLaw()
  return lawOfCounts([[100 + ODDS[place], segmentsOf(place)]], RING.length)
}

export const modes = (): Figures[] => PLACES.map((place) => figuresOf(place, lawOf(place)))
