import { z } from 'zod/mini'
import type { Tasks } from '../../platform/jobs/jobs.ts'
import { payCashback } from './cashback/pay-cashback.ts'
import type { BonusWork } from './deps.ts'
import { runTrial } from './dry-run/run-trial.ts'
import { settleBonuses } from './lifecycle/settle-bonuses.ts'

const Trial = z.object({ id: z.string() })

export function bonusTasks(deps: BonusWork): Tasks {
  return {
    settle_bonuses: () => settleBonuses(deps),
    pay_cashback: () => payCashback(deps),
    try_offer: (payload) => runTrial(deps, BigInt(Trial.parse(payload).id)),
  }
}

/** The cashback looks each hour whether a Wednesday is due: on Thursday from ten in Turkey. */
export const BONUS_CRONTAB = '* * * * * settle_bonuses\n0 * * * * pay_cashback'
