import { z } from 'zod/mini'
import type { Arcade } from '../../rounds/arcade.ts'
import { isMoney, listMovements, type StoredMovement } from '../../rounds/list-movements.ts'
import { userOfSeat } from '../supplier-client.ts'
import { SOFTGAMINGS, SYSTEM } from './operator.ts'
import { amountOf, idOf } from './wallet.ts'

const time = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d:[0-5]\d|24:00:00)$/))

/** A day, and of it the time from one clock reading to before another; `24:00:00` ends it. */
export const DetailedRequest = z.object({
  Date: z.iso.date(),
  TimeFrom: z._default(time, '00:00:00'),
  TimeTo: z._default(time, '24:00:00'),
})

/** `Stats/Detailed`: what has moved, each line with the fields that the wallet was called with. */
export async function detailedStats(arcade: Arcade, request: z.infer<typeof DetailedRequest>) {
  const moment = (clock: string) => new Date(`${request.Date}T${clock}Z`)
  const filter = { from: moment(request.TimeFrom), to: moment(request.TimeTo) }
  const isOurs = (user: string) => userOfSeat(SOFTGAMINGS, user) !== undefined
  return (await listMovements(arcade, filter, isOurs)).filter(isMoney).map(line)
}

function line({ kind, uuid, stakeUuid, round, amountKurus, at }: StoredMovement) {
  return {
    type: kind === 'bet' ? 'debit' : 'credit',
    tid: idOf(uuid),
    userid: userOfSeat(SOFTGAMINGS, round.user_ref ?? ''),
    currency: round.currency,
    amount: amountOf(amountKurus),
    i_gameid: idOf(round.id),
    i_gamedesc: `${SYSTEM}:${round.game_code}`,
    ...(round.reward_ref !== null && { game_extra: `FREEROUNDS_${round.reward_ref}` }),
    ...(kind === 'rollback' && { i_rollback: idOf(stakeUuid ?? '') }),
    time: at.toISOString(),
  }
}
