import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import { addressOf } from '../../platform/http/address.ts'
import type { PlayerCall } from '../../platform/http/route.ts'
import type { Random } from '../../platform/random.ts'
import type { Limit, Throttle } from '../../platform/rate-limits/throttle.ts'
import { refuseIf } from '../../platform/refusal.ts'

/** How often one player, and one address, may do something (FRD-11). */
export type SupportPolicy = { player: Limit; address: Limit }

export type WriteDeps = {
  db: Db
  clock: Clock
  random: Random
  /** Called after a commit that may have promised a push. */
  onCommitted: () => void
  /** What a read would bring up to date or mark as seen stays as it is. */
  readsOnly?: boolean | undefined
}
export type SupportRouteDeps = WriteDeps & { log: Logger; throttle: Throttle }

type Doer = Pick<PlayerCall<unknown>, 'player'> & { caller: { ip: string } }

/** Takes a try of the player and of their address, or refuses. */
export async function admit(
  throttle: Throttle,
  what: string,
  { player, caller }: Doer,
  policy: SupportPolicy,
): Promise<void> {
  const isAdmitted = await throttle.take([
    { name: `${what}-player`, key: player.playerId, limit: policy.player },
    { name: `${what}-address`, key: addressOf(caller.ip), limit: policy.address },
  ])
  refuseIf(!isAdmitted, 'too_many_attempts')
}
