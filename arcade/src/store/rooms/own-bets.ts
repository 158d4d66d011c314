import type { Json, Kurus } from '../../games/game.ts'
import type { ArcadeRefusal } from '../../refusals.ts'
import type { BetState, OwnBet } from '../../rooms/protocol.ts'
import type { Runner } from '../database.ts'
import type { RoundState } from '../rounds.ts'

const STATES: Record<RoundState, BetState> = {
  stake_pending: 'asked',
  open: 'placed',
  win_pending: 'decided',
  settled: 'decided',
  rollback_pending: 'back',
  voided: 'back',
}

type Row = {
  id: string
  number: number
  slot: number
  bet: Json
  stakeKurus: Kurus
  state: RoundState
  outcome: { course: Json } | null
  winKurus: Kurus | null
  refusal: ArcadeRefusal | null
}

/** A seat's bets of the round that runs, and those that are not paid yet. */
export async function findOwnBets(runner: Runner, seatId: string): Promise<OwnBet[]> {
  const { rows } = await runner.query<Row>(
    `select round.id, room_round.number, slot, bet, stake_kurus as "stakeKurus", round.state, outcome,
            win_kurus as "winKurus", refusal
       from arcade.round round
       join arcade.room_round room_round on room_round.id = round.room_round_id
       where seat_id = $1
         and (room_round.state = 'running' and round.state <> 'voided'
              or round.state in ('stake_pending', 'win_pending', 'rollback_pending'))
       order by round.started_at, round.id limit 50`,
    [seatId],
  )
  return rows.map(({ state, outcome, winKurus, ...row }) => ({
    ...row,
    state: STATES[state],
    course: outcome?.course ?? null,
    returnKurus: winKurus,
    isPaid: state === 'settled' || state === 'voided',
  }))
}
