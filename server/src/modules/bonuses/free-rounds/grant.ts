import { CURRENCY } from '@zar/contract/limits'
import type { Selectable } from 'kysely'
import type { BonusTables, FreeRoundsStatus } from '../../../db/tables/bonuses.ts'
import type { FreeRoundsOrder, Supplier } from '../../casino/index.ts'
import type { BonusWork } from '../deps.ts'

export type Grant = Selectable<BonusTables['free_rounds']>
export type Ending = Exclude<FreeRoundsStatus, 'preparing' | 'ready'>

export const OPEN_STATUSES = ['preparing', 'ready'] satisfies FreeRoundsStatus[]
const OPEN: readonly string[] = OPEN_STATUSES
export const isOpen = ({ status }: Pick<Grant, 'status'>) => OPEN.includes(status)

/** Why free rounds failed that no supplier has said no to. */
export const UNHEARD = 'the supplier could not be heard'

/** One who asks a supplier has this long before anybody else may: longer than a call can take. */
export const TURN_MS = 30_000

/** What asking the suppliers takes. */
export type FreeRoundsWork = BonusWork & { suppliers: readonly Supplier[] }

/** As the supplier is asked for them. */
export const orderOf = (grant: Grant): FreeRoundsOrder => ({
  id: grant.id,
  playerId: grant.player_id,
  gameCode: grant.game_code,
  currency: CURRENCY.code,
  rounds: grant.rounds,
  stakeE5: grant.stake_e5,
  startsAt: grant.starts_at,
  endsAt: grant.expires_at,
  campaign: grant.campaign,
})
