import type { LevelName } from '../../games/jackpots/levels.ts'
import type { Runner } from '../database.ts'

export type FallenRow = {
  level: LevelName
  number: number
  wonKurus: number
  userRef: string
  endedAt: Date
}

/** The last pot of each level that fell since this moment. */
export async function findFallen(runner: Runner, since: Date): Promise<FallenRow[]> {
  const { rows } = await runner.query<FallenRow>(
    `select distinct on (pot.level) pot.level, pot.number, pot.won_kurus as "wonKurus",
            seat.user_ref as "userRef", pot.ended_at as "endedAt"
       from arcade.jackpot_pot pot
       join arcade.round round on round.id = pot.round_id
       join arcade.seat seat on seat.id = round.seat_id
       where pot.round_id is not null and pot.ended_at >= $1
       order by pot.level, pot.number desc`,
    [since],
  )
  return rows
}

export type OwnWinRow = Omit<FallenRow, 'userRef'> & { isPaid: boolean }

/** What fell to a player of a supplier since this moment, at any of its games; newest first. */
export async function findOwnWins(
  runner: Runner,
  userRef: string,
  since: Date,
): Promise<OwnWinRow[]> {
  const { rows } = await runner.query<OwnWinRow>(
    `select pot.level, pot.number, pot.won_kurus as "wonKurus", pot.ended_at as "endedAt",
            pot.paid_at is not null as "isPaid"
       from arcade.jackpot_pot pot
       join arcade.round round on round.id = pot.round_id
       join arcade.seat seat on seat.id = round.seat_id
       where pot.round_id is not null and pot.ended_at >= $2 and seat.user_ref = $1
       order by pot.ended_at desc, pot.level`,
    [userRef, since],
  )
  return rows
}

/** A pot that ended, with what proves when and to whom it fell. */
export type EndedPotRow = {
  level: LevelName
  number: number
  chainNo: number
  firstHash: string
  salt: string
  chainNumber: number
  hash: string
  periodAt: Date | null
  seedUnits: number
  reserveUnits: number
  fromKurus: number
  uptoKurus: number
  beganAt: Date
  endedAt: Date
  /** Null where its hour or day was over without a stake. */
  wonKurus: number | null
  /** The place and the size of the stake that it fell to. */
  winnerUptoKurus: number | null
  winnerStakeKurus: number | null
}

/** The newest first. */
export async function findEnded(
  runner: Runner,
  level: LevelName,
  limit: number,
): Promise<EndedPotRow[]> {
  const { rows } = await runner.query<EndedPotRow>(
    `select pot.level, pot.number, chain.no as "chainNo", chain.first_hash as "firstHash", chain.salt,
            pot.chain_number as "chainNumber", pot.hash, pot.period_at as "periodAt",
            pot.seed_units as "seedUnits", pot.reserve_units as "reserveUnits",
            pot.from_kurus as "fromKurus", pot.upto_kurus as "uptoKurus", pot.began_at as "beganAt",
            pot.ended_at as "endedAt", pot.won_kurus as "wonKurus",
            stake.upto_kurus as "winnerUptoKurus", stake.stake_kurus as "winnerStakeKurus"
       from arcade.jackpot_pot pot
       join arcade.room_chain chain on chain.id = pot.chain_id
       left join arcade.jackpot_stake stake on stake.round_id = pot.round_id
       where pot.level = $1 and pot.ended_at is not null
       order by pot.number desc limit $2`,
    [level, limit],
  )
  return rows
}

/** What is promised of the pot that stands: its hash, hashed as often as its number says, is the first. */
export type PromisedPotRow = Pick<
  EndedPotRow,
  'level' | 'number' | 'chainNo' | 'firstHash' | 'salt' | 'chainNumber' | 'periodAt' | 'fromKurus'
>

export async function findPromised(
  runner: Runner,
  level: LevelName,
): Promise<PromisedPotRow | null> {
  const { rows } = await runner.query<PromisedPotRow>(
    `select pot.level, pot.number, chain.no as "chainNo", chain.first_hash as "firstHash", chain.salt,
            pot.chain_number as "chainNumber", pot.period_at as "periodAt",
            pot.from_kurus as "fromKurus"
       from arcade.jackpot_pot pot join arcade.room_chain chain on chain.id = pot.chain_id
       where pot.level = $1 and pot.ended_at is null`,
    [level],
  )
  return rows[0] ?? null
}

/** A counted stake as everybody may know it: who knows the round's id finds it by its hash. */
export type PlacedStakeRow = { uptoKurus: number; stakeKurus: number; roundHash: string }

/** The stakes that follow a place, in their order. */
export async function findPlaced(
  runner: Runner,
  fromKurus: number,
  limit: number,
): Promise<PlacedStakeRow[]> {
  const { rows } = await runner.query<PlacedStakeRow>(
    `select upto_kurus as "uptoKurus", stake_kurus as "stakeKurus",
            encode(sha256(convert_to(round_id::text, 'utf8')), 'hex') as "roundHash"
       from arcade.jackpot_stake where upto_kurus > $1 order by upto_kurus limit $2`,
    [fromKurus, limit],
  )
  return rows
}
