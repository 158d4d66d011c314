import type { FieldCipher } from '../../platform/encryption/field-cipher.ts'
import { betFacts } from '../betting/index.ts'
import { bonusFacts } from '../bonuses/index.ts'
import { messageFacts } from '../messages/index.ts'
import { paymentFacts } from '../payments/index.ts'
import { termsFacts } from '../players/index.ts'
import { exclusionFacts, limitFacts } from '../protection/index.ts'
import type { FactSource } from './journal/derive.ts'

/** Everything that the journal is derived from. */
export const factSources = (fieldCipher: FieldCipher): FactSource[] => [
  { name: 'payments', read: (tx, which) => paymentFacts(tx, fieldCipher, which) },
  { name: 'limits', read: limitFacts },
  { name: 'exclusions', read: exclusionFacts },
  { name: 'bets', read: betFacts },
  { name: 'bonuses', read: bonusFacts },
  { name: 'messages', read: messageFacts },
  { name: 'terms', read: termsFacts },
]
