import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'
import { type NotifyDeps, notifyPlayer } from '../../messages/index.ts'
import { newsOfJackpot } from './texts.ts'

type JackpotDeps = NotifyDeps & { db: Db; onCommitted: () => void }
type Win = { provider: string; transactionId: string }

/** Of those that were noted: the win was taken, stands, and nobody has been told of it. */
const UNTOLD = sql`won.id = noted.transaction_id and won.provider = noted.provider
  and noted.fingerprint in ('', won.fingerprint)
  and noted.told_at is null and won.kind = 'win' and won.outcome = 'ok'
  and not exists (select from wallet_transaction undone
    where undone.reference_id = won.id and undone.provider = won.provider
      and undone.player_id = won.player_id and undone.kind = 'rollback' and undone.outcome = 'ok')`

/** Tells the player of a jackpot, if it is to be told and was not yet: marked and told in one commit. */
export async function tellJackpot(
  { db, onCommitted, ...deps }: JackpotDeps,
  { provider, transactionId }: Win,
): Promise<void> {
  const isTold = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      playerId: string
      wonE5: bigint
      amountE5: bigint | null
      name: string | null
      name_en: string | null
    }>`
      update jackpot_win noted set told_at = ${deps.clock.now()}
        from wallet_transaction won left join game on game.code = won.game_code
       where noted.provider = ${provider} and noted.transaction_id = ${transactionId} and ${UNTOLD}
      returning won.player_id as "playerId", won.amount_e5 as "wonE5", noted.amount_e5 as "amountE5",
        game.name, game.name_en`.execute(tx)
    for (const { playerId, name, name_en, ...won } of rows) {
      const named = name === null ? null : { name, name_en }
      const game = named && { tr: gameName(named, 'tr'), en: gameName(named, 'en') }
      await notifyPlayer(tx, deps, {
        playerId,
        type: 'Jackpot',
        ...newsOfJackpot({ ...won, game }),
      })
    }
    return rows.length > 0
  })
  if (isTold) onCommitted()
}

/** Tells of those that a process took and did not live to tell. */
export async function tellJackpots({ log, ...deps }: JackpotDeps & { log: Logger }): Promise<void> {
  const { rows } = await sql<Win>`
    select noted.provider, noted.transaction_id as "transactionId"
      from jackpot_win noted join wallet_transaction won on ${UNTOLD}
     order by noted.noted_at`.execute(deps.db)
  for (const win of rows) {
    // One that cannot be told now is tried again in a minute, and holds up none of the others.
    await tellJackpot(deps, win).catch((err: unknown) =>
      log.error({ err, ...win }, 'jackpot not told; it will be tried again'),
    )
  }
}

export const JACKPOT_CRONTAB = '* * * * * tell_jackpots'
