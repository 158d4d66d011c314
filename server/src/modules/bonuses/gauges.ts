import type { BookGauges } from '../../platform/metrics/book-gauge.ts'
import { CLAIMS } from './offers/claims.ts'

/** How much of its bounds each open offer has used, where it has any. */
export const BONUS_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      used: {
        name: 'zar_offer_used_share',
        help: 'What an open offer has used of its budget, or of its greatest exposure where that is more',
      },
    },
    labels: ['offer'],
    statement: `select guard.offer_id as offer,
        coalesce(greatest(sum(granted_e5)::float8 / budget_e5, sum(open_e5)::float8 / exposure_e5), 0) as used
      from offer_guard guard left join ${CLAIMS} claim on claim.offer_id = guard.offer_id
     where exists (select from bonus_offer where id = guard.offer_id and is_open)
        or exists (select from free_rounds_offer where id = guard.offer_id and is_open)
     group by guard.offer_id`,
    keptSeconds: 60,
  },
]
