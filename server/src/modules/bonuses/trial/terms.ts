import { E5 } from '@zar/contract/money'
import type { Text } from '../../../platform/http/route.ts'

export const TRIAL_ID = 'trial'

/** The terms of the trial bonus: played once, it is the player's own. */
export const trialClaim = (amountE5: bigint) => ({
  offer_id: TRIAL_ID,
  kind: 'trial' as const,
  title_tr: 'Deneme bonusu',
  title_en: 'Trial bonus',
  amount_e5: amountE5,
  amount_max_e5: amountE5,
  share_bp: null,
  deposit_min_e5: null,
  spins: null,
  wagering: 1,
  days: 30,
  max_stake_e5: 10n * E5,
  max_win_e5: 1_000n * E5,
  contribution: JSON.stringify({ 1: 100 }),
})

export const trialSummary: Text = {
  tr: 'Telefonu doğrulanmış her oyuncuya, evi tanıması için.',
  en: 'For every player with a verified phone, to get to know the house.',
}
