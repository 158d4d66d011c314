import type { Tasks } from '../../platform/jobs.ts'
import { payCashback } from './cashback.ts'
import type { BonusWork } from './deps.ts'
import { settleBonuses } from './settle.ts'

export function bonusTasks(deps: BonusWork): Tasks {
  return {
    settle_bonuses: () => settleBonuses(deps),
    pay_cashback: () => payCashback(deps),
  }
}

/** By the clock of Greenwich: Thursday at ten in Turkey, and again for a house that was closed then. */
export const BONUS_CRONTAB = '* * * * * settle_bonuses\n0 7,8,12,18 * * 4 pay_cashback'
