import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { notifyPlayer } from '../../messages/index.ts'
import { readStanding, whyRefuseGift } from '../../protection/index.ts'
import { endFreeRounds, holdGrant } from './end.ts'
import { type Ending, type FreeRoundsWork, type Grant, isOpen } from './grant.ts'
import { IS_OF_GIVEN, NOTHING_PLAYED, readPlayed, TAKEN } from './played.ts'
import { news } from './texts.ts'

const DAY_MS = 24 * 60 * 60_000
const HOUSE = 'the house'

/** Brings all free rounds to where they must be by now: played, run out, taken away, warned of. Safe to repeat. */
export async function settleFreeRounds(deps: FreeRoundsWork): Promise<void> {
  for (const id of await findDue(deps)) {
    // One that cannot be settled now is tried again in a minute, and holds up none of the others.
    await settle(deps, id).catch((err: unknown) =>
      deps.log.error({ err, freeRounds: id }, 'free rounds not settled; it will be tried again'),
    )
  }
  await warn(deps)
}

/** The same of one player, at once. */
export async function settleFreeRoundsOf(deps: FreeRoundsWork, playerId: string): Promise<void> {
  for (const id of await findDue(deps, playerId)) await settle(deps, id)
}

const PLAYED = sql`(select count(distinct taken.round_id) from ${TAKEN} where ${IS_OF_GIVEN})`

async function findDue({ db, clock }: FreeRoundsWork, playerId?: string): Promise<string[]> {
  const now = clock.now()
  const onlyPlayer = playerId ? sql`and given.player_id = ${playerId}` : sql``
  const { rows } = await sql<{ id: string }>`
    select given.id from free_rounds given
      join player on player.id = given.player_id join country on country.id = player.country_id
     where given.status in ('preparing', 'ready', 'spent') ${onlyPlayer} and case
         when given.status = 'spent' then given.expires_at > ${now} and ${PLAYED} < given.rounds
         when given.expires_at <= ${now} or player.status <> 'active' or not is_allowed then true
         else given.status = 'ready' and ${PLAYED} >= given.rounds end
     order by given.seq`.execute(db)
  return rows.map(({ id }) => id)
}

/** Decides anew with the row held, so that two at once do it once. */
async function settle(deps: FreeRoundsWork, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const grant = await holdGrant(tx, id)
    if (!grant) return
    const { rounds } = (await readPlayed(tx, [id])).get(id) ?? NOTHING_PLAYED
    const left = grant.rounds - rounds
    if (grant.status === 'spent') await reopen(tx, deps, grant, left)
    if (!isOpen(grant)) return
    const ending = await endingOf(tx, deps, grant, left)
    const operator = ending === 'cancelled' ? HOUSE : null
    if (ending) await endFreeRounds(tx, deps, grant, { ending, operator })
  })
  deps.onCommitted()
}

async function endingOf(
  tx: Tx,
  { clock }: FreeRoundsWork,
  { status, expires_at: expiresAt, player_id: playerId }: Grant,
  left: number,
): Promise<Ending | undefined> {
  if (status === 'ready' && left <= 0) return 'spent'
  // What nobody could play until its end was never given, and can be claimed again.
  if (expiresAt <= clock.now()) return status === 'ready' ? 'expired' : 'failed'
  return whyRefuseGift(await readStanding(tx, playerId)) ? 'cancelled' : undefined
}

/** A round was rolled back after the last was played: its supplier plays it again. */
async function reopen(tx: Tx, { clock }: FreeRoundsWork, grant: Grant, left: number) {
  if (left <= 0 || grant.expires_at <= clock.now()) return
  const reopened = { status: 'ready' as const, ended_at: null }
  await tx.updateTable('free_rounds').set(reopened).where('id', '=', grant.id).execute()
}

/** A day before free rounds run out their player is told, once. */
async function warn(deps: FreeRoundsWork): Promise<void> {
  const now = deps.clock.now()
  const told = await deps.db.transaction().execute(async (tx) => {
    const ending = await tx
      .updateTable('free_rounds')
      .set({ warned_at: now })
      .where('status', '=', 'ready')
      .where('warned_at', 'is', null)
      .where('expires_at', '<=', new Date(now.getTime() + DAY_MS))
      .where('expires_at', '>', now)
      // Of those that have a day at most it was said when they were given.
      .where(sql<boolean>`expires_at - starts_at > interval '1 day'`)
      .returningAll()
      .execute()
    const played = await readPlayed(
      tx,
      ending.map(({ id }) => id),
    )
    for (const grant of ending) {
      const left = grant.rounds - (played.get(grant.id) ?? NOTHING_PLAYED).rounds
      if (left <= 0) continue
      const said = news.runOut(grant, left)
      await notifyPlayer(tx, deps, { playerId: grant.player_id, type: 'Bonus', ...said })
    }
    return ending.length
  })
  if (told > 0) deps.onCommitted()
}
