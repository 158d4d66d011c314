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

/** The cashback looks each hour whether a Wednesday is due: on Thursday from ten in Turkey. */
export const BONUS_CRONTAB = '* * * * * settle_bonuses\n0 * * * * pay_cashback'
