import {
  BONUS_REQUEST_LIMITS,
  type askBonus as contract,
} from '@zar/contract/offers/bonus-requests'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { once } from '../../../platform/once.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { openCase } from '../../queues/index.ts'
import type { BonusDeps, BonusWork } from '../deps.ts'
import { readHadOffers, readOpenOffers } from './open-offers.ts'
import { whyOff } from './open-term.ts'
import { endRequest, lockOpen, lockRequest, subjectOf } from './queue.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

type Asked = z.output<typeof contract.input> & { playerId: string }

/** Puts what the player asks for into the queue: four hours, then the offer's terms decide. One is open at a time. */
export async function askForBonus(
  deps: Pick<BonusDeps, 'db' | 'clock' | 'random' | 'takesFreeBets'>,
  { playerId, ...input }: Asked,
): Promise<{ id: string }> {
  return deps.db.transaction().execute((tx) =>
    once(tx, { ownerId: playerId, id: `bonus-request:${input.requestId}`, input }, async () => {
      const now = deps.clock.now()
      await lockPlayer(tx, playerId)
      const off = await whyOff(tx, { playerId, now })
      if (off) throw new Refusal(off)
      refuseIf((await lockOpen(tx, playerId)) !== undefined, 'bonus_request_waits')
      const ofDay = await countOfDay(tx, playerId, now)
      refuseIf(ofDay >= BONUS_REQUEST_LIMITS.dayMax, 'bonus_request_day_full')
      const { offer: offerId = null, words } = input
      if (offerId !== null) await expectAskable(tx, deps, { playerId, offerId })
      const id = deps.random.uuid()
      const row = { id, player_id: playerId, offer_id: offerId, words, asked_at: now }
      await tx.insertInto('bonus_request').values(row).execute()
      const at = new Date(now.getTime() + BONUS_REQUEST_LIMITS.answerHours * HOUR_MS)
      await openCase(tx, {
        queue: 'bonus_requests',
        subject: subjectOf(id),
        playerId,
        state: 'asked',
        now,
        promiseAt: at,
        clockAt: at,
      })
      return { id }
    }),
  )
}

/** Calls of one player stand in line. */
const lockPlayer = (tx: Tx, playerId: string) =>
  tx
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** What the player can ask for by its name: what is open to them and what they have not had. */
export async function readAskable(
  db: Db | Tx,
  { takesFreeBets }: Pick<BonusDeps, 'takesFreeBets'>,
  playerId: string,
) {
  const had = await readHadOffers(db, playerId)
  const open = await readOpenOffers(db, playerId)
  return open.filter(({ id, isOfBets }) => !had.has(id) && (takesFreeBets || !isOfBets))
}

async function expectAskable(
  tx: Tx,
  deps: Pick<BonusDeps, 'takesFreeBets'>,
  { playerId, offerId }: { playerId: string; offerId: string },
): Promise<void> {
  const askable = await readAskable(tx, deps, playerId)
  refuseIf(!askable.some(({ id }) => id === offerId), 'bonus_unknown')
}

/** How many count within 24 hours: not those that the house was late for. */
export async function countOfDay(db: Db | Tx, playerId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('bonus_request')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('player_id', '=', playerId)
    .where('asked_at', '>', new Date(now.getTime() - DAY_MS))
    .where(sql<boolean>`code is distinct from 'not_looked_at'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes an open request back. What has been answered is refused; taken back already, nothing changes. */
export async function withdrawRequest(
  { db, clock }: Pick<BonusWork, 'db' | 'clock'>,
  { playerId, id }: { playerId: string; id: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPlayer(tx, playerId)
    const row = await lockRequest(tx, id)
    if (!row || row.player_id !== playerId) throw new Refusal('not_found')
    if (row.state === 'withdrawn') return
    refuseIf(row.state !== 'open', 'bonus_request_answered')
    await endRequest(tx, id, { state: 'withdrawn', by: 'system:player', now: clock.now() })
  })
}
