import type { Right } from './rights.ts'

/**
 * Rights of the list that no operation of this house asks for, because what they allow is not the house's to do.
 * Whoever holds one holds nothing by it; docs/decisions/037-rights-of-others.md says why.
 */
export const RIGHTS_OF_OTHERS: Partial<Record<Right, string>> = {
  'jackpot.rules':
    'of the arcade, another firm: seed, share and ceiling are in its code, published with its odds',
  'jackpot.confirm':
    'of the arcade, another firm: its chain decides a fall, and a won pot is paid as any win',
  'profile.edit': 'there is one jurisdiction profile, and none to choose from',
}
