import type { Json, Kurus } from '../../games/game.ts'
import type { ArcadeRefusal } from '../../refusals.ts'
import type { BetState, OwnBet, ProvenBet } from '../../rooms/protocol.ts'
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
  seatId: string
  number: number
  slot: number
  bet: Json
  stakeKurus: Kurus
  state: RoundState
  outcome: { course: Json; ownCourse?: Json } | null
  winKurus: Kurus | null
  refusal: ArcadeRefusal | null
}

const SELECT = `
  select round.id, seat_id as "seatId", room_round.number, slot, bet, round.state, outcome,
         win_kurus as "winKurus", refusal,
         stake_kurus + coalesce((select sum(price_kurus)::bigint from arcade.move
           where round_id = round.id and move.state = 'made'), 0) as "stakeKurus"
    from arcade.round round
    join arcade.room_round room_round on room_round.id = round.room_round_id`

/**
 * A seat's last bets: of the round that runs, of rounds that ended since, those that were paid or given back since,
 * and those that are not yet.
 */
export async function findOwnBets(
  runner: Runner,
  seatId: string,
  endedSince: Date,
): Promise<OwnBet[]> {
  const { rows } = await runner.query<Row>(
    `${SELECT}
       where seat_id = $1
         and (room_round.state = 'running' and round.state <> 'voided'
              or room_round.ended_at > $2
              or round.closed_at > $2
              or round.state in ('stake_pending', 'win_pending', 'rollback_pending'))
       order by round.started_at desc, round.id desc limit 50`,
    [seatId, endedSince],
  )
  return rows.reverse().map(ownBetOf)
}

/** One bet in a room, and whose it is. Undefined of a round of another kind. */
export async function findOwnBet(
  runner: Runner,
  id: string,
): Promise<{ seatId: string; bet: OwnBet } | undefined> {
  const { rows } = await runner.query<Row>(`${SELECT} where round.id = $1`, [id])
  return rows[0] && { seatId: rows[0].seatId, bet: ownBetOf(rows[0]) }
}

const ownBetOf = ({ seatId: _, state, outcome, winKurus, ...row }: Row): OwnBet => ({
  ...row,
  no: null,
  state: STATES[state],
  course: outcome?.ownCourse ?? outcome?.course ?? null,
  returnKurus: winKurus,
  isPaid: state === 'settled' || state === 'voided',
})

/** A seat's last bets that were decided, in rounds that are over; the newest first. */
export async function findProvenBets(
  runner: Runner,
  seatId: string,
  limit: number,
): Promise<ProvenBet[]> {
  const { rows } = await runner.query<ProvenBet>(
    `select round.id, round.game_code as "gameCode", round.nonce, round.bet,
            round.outcome -> 'moves' as moves, round.outcome -> 'course' as course,
            room_round.shown as past,
            stake_kurus as "stakeKurus", round.win_kurus as "winKurus", room_round.hash as "serverSeed",
            encode(sha256(decode(room_round.hash, 'hex')), 'hex') as commitment,
            chain.salt as "clientSeed", chain.digest,
            to_char(round.started_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt"
       from arcade.round round
       join arcade.room_round room_round on room_round.id = round.room_round_id
       join arcade.room_chain chain on chain.id = room_round.chain_id
       where round.seat_id = $1 and round.win_kurus is not null and room_round.state = 'over'
       order by round.started_at desc, round.id limit $2`,
    [seatId, limit],
  )
  return rows
}
