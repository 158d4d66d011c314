import type { LevelName } from '../../games/jackpots/levels.ts'
import type { Runner } from '../database.ts'

/** A pot as it began. Units are 1/100 000 of a lira. */
export type NewPot = {
  level: LevelName
  number: number
  chainId: string
  /** Of the hash by which it falls. */
  chainNumber: number
  /** Of a timed level: the beginning of its hour or day. */
  periodAt: Date | null
  seedUnits: number
  reserveUnits: number
  /** All stakes that were counted before it. */
  fromKurus: number
  beganAt: Date
}

const COLUMNS = `level, number, chain_id as "chainId", chain_number as "chainNumber",
  period_at as "periodAt", seed_units as "seedUnits", reserve_units as "reserveUnits",
  from_kurus as "fromKurus", began_at as "beganAt"`

/** Does nothing where another process was first. */
export async function beginPot(tx: Runner, pot: NewPot): Promise<void> {
  await tx.query(
    `insert into arcade.jackpot_pot (level, number, chain_id, chain_number, period_at, seed_units,
       reserve_units, from_kurus, began_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      pot.level,
      pot.number,
      pot.chainId,
      pot.chainNumber,
      pot.periodAt,
      pot.seedUnits,
      pot.reserveUnits,
      pot.fromKurus,
      pot.beganAt,
    ],
  )
}

/** The pots that stand, one of each level. */
export async function findStanding(runner: Runner): Promise<NewPot[]> {
  const { rows } = await runner.query<NewPot>(
    `select ${COLUMNS} from arcade.jackpot_pot where ended_at is null order by level`,
  )
  return rows
}

/** The same, held until the transaction ends; those that another process holds are left out. */
export async function lockStanding(tx: Runner): Promise<NewPot[]> {
  const { rows } = await tx.query<NewPot>(
    `select ${COLUMNS} from arcade.jackpot_pot where ended_at is null order by level
       for update skip locked`,
  )
  return rows
}

export type Won = { roundId: string; wonKurus: number; winUuid: string }
export type Ending = Pick<NewPot, 'level' | 'number'> & {
  uptoKurus: number
  endedAt: Date
  hash: string
  /** Null where its hour or day is over without a stake. */
  won: Won | null
}

export async function endPot(tx: Runner, { won, ...pot }: Ending): Promise<void> {
  const { rowCount } = await tx.query(
    `update arcade.jackpot_pot set upto_kurus = $3, ended_at = $4::timestamptz, hash = $5, round_id = $6,
       won_kurus = $7, win_uuid = $8, due_at = case when $6::uuid is not null then $4::timestamptz end
     where level = $1 and number = $2 and ended_at is null`,
    [
      pot.level,
      pot.number,
      pot.uptoKurus,
      pot.endedAt,
      pot.hash,
      won?.roundId ?? null,
      won?.wonKurus ?? null,
      won?.winUuid ?? null,
    ],
  )
  // Thrown, so that the transaction counts nothing.
  if (rowCount !== 1) throw new Error(`pot ${pot.number} of ${pot.level} does not stand`)
}
