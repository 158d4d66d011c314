import type { MovementFacts } from '../../../db/tables/suppliers.ts'
import type { Difference } from './differences.ts'

type Sides = Pick<Difference, 'what' | 'ours' | 'theirs'>

/** What a difference means, in one sentence. */
export function sentenceOf({ what, ours, theirs }: Sides): string {
  const [our, their] = [moneyOf(ours), moneyOf(theirs)]
  const kind = theirs?.kind ?? ours?.kind ?? 'movement'
  switch (what) {
    case 'missing_here':
      return `They hold a ${kind} of ${their}; ${refusedHere(ours, kind)}.`
    case 'missing_there':
      return `We took a ${kind} of ${our}; their list does not have it.`
    case 'amount':
      return `The ${kind} is ${our} here and ${their} there.`
    case 'currency':
      return `The ${kind} is in ${ours?.currency} here and in ${theirs?.currency} there.`
    case 'player':
      return `The ${kind} of ${their} is another player's there: ${theirs?.player}.`
    case 'kind':
      return `It is a ${ours?.kind} of ${our} here and a ${theirs?.kind} of ${their} there.`
    case 'round':
      return `The ${kind} of ${their} is of another round there: ${theirs?.round}.`
    case 'doubled':
      return `Their list has the ${kind} of ${their} ${theirs?.times} times.`
    case 'rolled_back_here':
      return `We rolled back a ${ours?.kind} of ${our}; in their list it stands.`
    case 'rolled_back_there':
      return `They rolled back a ${ours?.kind} of ${our}; here it stands.`
  }
}

function refusedHere(ours: MovementFacts | null, kind: string): string {
  return ours ? `here it was refused (${ours.outcome})` : `this ${kind} was never taken here`
}

const DIGITS = 5

/** In the unit, exactly: `20.00 TRY`, `0.00001 TRY`. */
export function moneyOf(told: MovementFacts | null): string {
  if (!told) return 'nothing'
  const digits = told.amountE5.padStart(DIGITS + 1, '0')
  const [whole, fraction] = [digits.slice(0, -DIGITS), digits.slice(-DIGITS)]
  return `${whole}.${fraction.replace(/0{1,3}$/, '')} ${told.currency}`
}
