import { BETTING_MUTATIONS } from './betting.ts'
import { BONUS_MUTATIONS } from './bonuses.ts'
import { CONFORMANCE_MUTATIONS } from './conformance.ts'
import { FAIRNESS_MUTATIONS } from './fairness.ts'
import { JOURNEY_MUTATIONS } from './journeys.ts'
import { LEDGER_MUTATIONS } from './ledger.ts'
import type { Mutation } from './mutation.ts'
import { PAYMENT_MUTATIONS } from './payments.ts'
import { PROTECTION_MUTATIONS } from './protection.ts'
import { WALLET_MUTATIONS } from './wallet.ts'

/** Every bug that `npm run test:mutations` plants, by area. */
export const MUTATIONS: Record<string, readonly Mutation[]> = {
  ledger: LEDGER_MUTATIONS,
  wallet: WALLET_MUTATIONS,
  protection: PROTECTION_MUTATIONS,
  bonuses: BONUS_MUTATIONS,
  payments: PAYMENT_MUTATIONS,
  betting: BETTING_MUTATIONS,
  fairness: FAIRNESS_MUTATIONS,
  conformance: CONFORMANCE_MUTATIONS,
  journeys: JOURNEY_MUTATIONS,
}
