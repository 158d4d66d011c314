import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { transferIdsBetween } from '../../ledger/index.ts'
import { type NotifyDeps, notifyPlayer } from '../../messages/index.ts'
import { remindMoreOften, stopMarketing } from '../../protection/index.ts'
import { DAY_MS, reason } from '../rules/finding.ts'
import { raise } from '../run/write-findings.ts'
import { LADDER, type Step, stepsDue } from './ladder.ts'
import { HELP, type OwnFigures } from './texts.ts'

/** Points run so long. */
export const POINTS_DAYS = 30
const REMIND_MINUTES = 30

type Whom = { playerId: string; now: Date }

/** The points of a player's markers, and the steps of help that were taken, of thirty days. */
export async function readPoints(db: Db | Tx, { playerId, now }: Whom) {
  const since = new Date(now.getTime() - POINTS_DAYS * DAY_MS)
  const { rows } = await sql<{ points: number; steps: number[] }>`
    select (select coalesce(sum(points), 0)::int from harm_marker where player_id = ${playerId} and at > ${since})
        as points,
      (select coalesce(array_agg(distinct step::int), '{}') from harm_step
        where player_id = ${playerId} and done_at > ${since}) as steps`.execute(db)
  return rows[0] ?? { points: 0, steps: [] }
}

/**
 * Takes the steps of help that the points have come to, each once in thirty days. The first two are done by the
 * rule; from the third on a person is asked. Nothing of it ends or shortens a break, or touches a withdrawal.
 */
export async function climbLadder(tx: Tx, deps: NotifyDeps, whom: Whom): Promise<Step[]> {
  const { points, steps } = await readPoints(tx, whom)
  const due = stepsDue(points, steps)
  for (const step of due) {
    await take(tx, deps, { ...whom, step, points })
    await tx
      .insertInto('harm_step')
      .values({
        player_id: whom.playerId,
        step,
        points,
        done_by: null,
        because: `${points} points`,
        done_at: whom.now,
      })
      .execute()
  }
  return due
}

type Taking = Whom & { step: Step; points: number }

async function take(
  tx: Tx,
  deps: NotifyDeps,
  { playerId, now, step, points }: Taking,
): Promise<void> {
  if (step === 1) {
    const figures = await readOwnFigures(tx, { playerId, now })
    await notifyPlayer(tx, deps, { playerId, type: 'System', ...HELP.ownFigures(figures) })
  } else if (step === 2) {
    await remindMoreOften(tx, playerId, REMIND_MINUTES)
    await stopMarketing(tx, { playerId, now, because: `ladder of help, step ${step}` })
    await notifyPlayer(tx, deps, { playerId, type: 'System', ...HELP.reminders })
  } else {
    const bound = LADDER.find((rung) => rung.step === step)?.points ?? 0
    const reasons = [reason('points', points, bound), reason('step', step, null)]
    const finding = { playerId, about: `help:${playerId}:${step}`, at: now.getTime(), reasons }
    await raise(tx, { rule: 'harm_ladder', version: 0, finding, now })
  }
}

/** What a player paid in, took out, staked and won in thirty days. */
async function readOwnFigures(tx: Tx, { playerId, now }: Whom): Promise<OwnFigures> {
  const from = new Date(now.getTime() - POINTS_DAYS * DAY_MS)
  const { fromId } = await transferIdsBetween(tx, { from, to: now })
  const { rows } = await sql<OwnFigures>`
    select coalesce(sum(amount_e5) filter (where reason = 'deposit'), 0)::bigint as "paidInE5",
      coalesce(sum(amount_e5) filter (where reason = 'withdrawal_paid'), 0)::bigint as "paidOutE5",
      coalesce(sum(amount_e5) filter (where reason in ('bet', 'sport_bet')), 0)::bigint as "stakedE5",
      coalesce(sum(amount_e5) filter (where reason in ('win', 'sport_win')), 0)::bigint as "wonE5"
      from transfer
     where player_id = ${playerId} and id >= ${fromId} and created_at > ${from} and created_at <= ${now}`.execute(
    tx,
  )
  return rows[0] ?? { paidInE5: 0n, paidOutE5: 0n, stakedE5: 0n, wonE5: 0n }
}
