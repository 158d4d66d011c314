import type { Runner } from '../store/database.ts'
import { findPaidWins } from '../store/jackpots/wins.ts'
import type { MoveRow } from '../store/moves.ts'
import { findRounds, type RoundRow, roundsForOperator } from '../store/rounds.ts'

/** A movement of money as the arcade holds it. */
export type StoredMovement = {
  kind: 'bet' | 'win' | 'rollback'
  uuid: string
  /** Of a win or a rollback: the stake it is about. */
  stakeUuid: string | null
  round: RoundRow
  amountKurus: number
  at: Date
}

/** What is told of a list. Only a test has anything but all of it told. */
export type ListFault = (movements: readonly StoredMovement[]) => readonly StoredMovement[]

/** Of a free round only the win is money; some suppliers tell the operator of its stake, too. */
export const isMoney = ({ kind, round }: StoredMovement): boolean =>
  round.reward_ref === null || kind === 'win'

/** More than is told at once: a shorter time has to be asked for. */
export class ListTooLong extends Error {
  override readonly name = 'ListTooLong'
}
const ROUNDS_MAX = 10_000

type Filter = { roundId: string } | { from: Date; to: Date }

/**
 * What the arcade holds to have moved in a round or a time, of the seats that `isOurs` says, for the
 * operator to lay beside its own books.
 */
export async function listMovements(
  { pool, listFault }: { pool: Runner; listFault?: ListFault },
  filter: Filter,
  isOurs: (seatUser: string) => boolean,
): Promise<readonly StoredMovement[]> {
  const rounds = await roundsForOperator(pool, filter, ROUNDS_MAX + 1)
  if (rounds.length > ROUNDS_MAX) throw new ListTooLong('ask for a shorter time')
  const held = rounds
    .flatMap(movementsOf)
    .filter(({ at }) => 'roundId' in filter || (at >= filter.from && at < filter.to))
    .concat(await jackpotsOf(pool, filter))
    .filter(({ round: { user_ref } }) => user_ref !== null && isOurs(user_ref))
  return listFault ? listFault(held) : held
}

/** A jackpot is a win beside that of its round. */
async function jackpotsOf(pool: Runner, filter: Filter): Promise<StoredMovement[]> {
  const wins = await findPaidWins(pool, filter)
  const rounds = await findRounds(
    pool,
    wins.map(({ roundId }) => roundId),
  )
  return wins.flatMap(({ roundId, winUuid: uuid, wonKurus: amountKurus, paidAt: at }) =>
    rounds
      .filter(({ id }) => id === roundId)
      .map((round) => ({ kind: 'win', uuid, stakeUuid: round.bet_uuid, round, amountKurus, at })),
  )
}

/** A refused stake moved nothing and is not listed; a doubtful one is, with what undid it. */
function movementsOf(round: RoundRow): StoredMovement[] {
  const wasDoubtful = round.state === 'rollback_pending' || round.closed_at === null
  const isUndone = round.state === 'voided' && !isRefused(round)
  const held: StoredMovement[] = []
  const after = { stakeUuid: round.bet_uuid, round, at: round.closed_at ?? round.started_at }
  if (round.outcome !== null || isUndone || wasDoubtful) {
    const stake = { uuid: round.bet_uuid, amountKurus: round.stake_kurus, at: round.started_at }
    held.push({ kind: 'bet', stakeUuid: null, round, ...stake })
  }
  if (round.state === 'settled') {
    held.push({ kind: 'win', uuid: round.win_uuid, amountKurus: round.win_kurus ?? 0, ...after })
  }
  held.push(...round.moves.flatMap((move) => movementsOfMove(round, move)))
  if (isUndone) {
    held.push({
      kind: 'rollback',
      uuid: round.rollback_uuid,
      amountKurus: round.stake_kurus,
      ...after,
    })
  }
  return held
}

/** The further stake of a move, and its rollback where it was doubtful. */
function movementsOfMove(round: RoundRow, move: MoveRow): StoredMovement[] {
  if (move.priceKurus === 0 || move.state === 'refused') return []
  const amountKurus = move.priceKurus
  const stake: StoredMovement = {
    kind: 'bet',
    uuid: move.betUuid,
    stakeUuid: null,
    round,
    amountKurus,
    at: new Date(move.askedAt),
  }
  if (move.state !== 'given_back') return [stake]
  const at = new Date(move.closedAt ?? move.askedAt)
  return [
    stake,
    { kind: 'rollback', uuid: move.rollbackUuid, stakeUuid: move.betUuid, round, amountKurus, at },
  ]
}

/** The two refusals after which a supplier sends no rollback. */
function isRefused(round: RoundRow): boolean {
  return round.refusal === 'not_enough_money' || round.refusal === 'limit_reached'
}
