import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { BonusWork } from '../deps.ts'
import { gaveUpBefore } from '../lifecycle/decline-bonus.ts'
import { askSoon } from './claim.ts'
import { type Ending, type Grant, isOpen, OPEN_STATUSES, TURN_MS, UNHEARD } from './grant.ts'
import { NOTHING_PLAYED, readPlayed } from './played.ts'
import { news } from './texts.ts'

type Work = Pick<BonusWork, 'clock' | 'random'>
type Ended = { ending: Ending; operator?: string | null; failure?: string }

/** Whether the supplier may hold something to take back: it was asked for it, and has not played it all. */
const mayHold = ({ tries, reward }: Grant) => tries > 0 || reward !== null

/** Ends free rounds and tells of it; the supplier is asked to take back what is left. The caller holds the row. */
export async function endFreeRounds(
  tx: Tx,
  deps: Work,
  grant: Grant,
  { ending, operator = null, failure }: Ended,
): Promise<void> {
  const now = deps.clock.now()
  const isAsking = grant.due === 'award' && grant.tries > 0
  // Whoever asks for them now is let finish, so that there is something to take back.
  const cancelAt = isAsking ? new Date(now.getTime() + TURN_MS) : now
  const mustCancel = ending !== 'spent' && ending !== 'failed' && mayHold(grant)
  await tx
    .updateTable('free_rounds')
    .set({
      status: ending,
      ended_at: now,
      cancelled_by: operator,
      tries: 0,
      ...(mustCancel ? { due: 'cancel' as const, try_at: cancelAt } : { due: null, try_at: null }),
      ...(ending === 'failed' && { failure: failure ?? grant.failure ?? UNHEARD }),
    })
    .where('id', '=', grant.id)
    .execute()
  if (mustCancel) await askSoon(tx, grant.id, cancelAt)
  const played = (await readPlayed(tx, [grant.id])).get(grant.id) ?? NOTHING_PLAYED
  const said = news.ended(ending, grant, played)
  await notifyPlayer(tx, deps, { playerId: grant.player_id, type: 'Bonus', ...said })
}

/** The row of these free rounds, held until the transaction ends. */
export const holdGrant = (tx: Tx, id: string): Promise<Grant | undefined> =>
  tx.selectFrom('free_rounds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type GivenUp = { id: string } & (
  | { playerId: string }
  | { operator: string; also?: (tx: Tx) => Promise<unknown> }
)

/** Ends free rounds before their time. */
export async function giveUpFreeRounds(
  deps: Omit<BonusWork, 'log'>,
  { id, ...who }: GivenUp,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const grant = await holdGrant(tx, id)
    if (!grant || ('playerId' in who && grant.player_id !== who.playerId)) {
      throw new Refusal('not_found')
    }
    if (gaveUpBefore(grant, who)) return
    refuseIf(!isOpen(grant), 'bonus_ended')
    if ('playerId' in who) await endFreeRounds(tx, deps, grant, { ending: 'declined' })
    else {
      const { operator, also } = who
      await endFreeRounds(tx, deps, grant, { ending: 'cancelled', operator })
      await also?.(tx)
    }
  })
  deps.onCommitted()
}

/** Ends what free rounds a player still has. */
export async function giveUpAllFreeRounds(
  deps: Omit<BonusWork, 'log'>,
  { playerId, operator }: { playerId: string; operator: string },
): Promise<void> {
  const open = await deps.db
    .selectFrom('free_rounds')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', 'in', OPEN_STATUSES)
    .execute()
  for (const { id } of open) {
    await giveUpFreeRounds(deps, { id, operator }).catch((error: unknown) => {
      if (!(error instanceof Refusal && error.code === 'bonus_ended')) throw error
    })
  }
}
