import type { Runner } from '../database.ts'

/** A chain of hashes that is published. Its hashes are encrypted. */
export type ChainRow = {
  id: string
  no: number
  firstHash: string
  rounds: number
  digest: string
  sealed: Buffer
  /** Null until it is drawn. */
  salt: string | null
  /** The last round that is over; of a level of jackpots, that a pot has. */
  used: number
}

export type NewChain = Pick<
  ChainRow,
  'id' | 'no' | 'firstHash' | 'rounds' | 'digest' | 'sealed'
> & {
  room: string
  nowMs: number
}

/** Does nothing where another process was first. */
export async function addChain(runner: Runner, chain: NewChain): Promise<void> {
  await runner.query(
    `insert into arcade.room_chain (id, room, no, first_hash, rounds, digest, sealed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (room, no) do nothing`,
    [
      chain.id,
      chain.room,
      chain.no,
      chain.firstHash,
      chain.rounds,
      chain.digest,
      chain.sealed,
      new Date(chain.nowMs),
    ],
  )
}

/** The salt that the chain has then: this one, or that of the process that was first. */
export async function saltChain(runner: Runner, id: string, salt: string): Promise<string> {
  const { rows } = await runner.query<{ salt: string }>(
    'update arcade.room_chain set salt = coalesce(salt, $2) where id = $1 returning salt',
    [id, salt],
  )
  if (!rows[0]) throw new Error(`chain ${id} is gone`)
  return rows[0].salt
}

/** In their order. */
export async function findChains(runner: Runner, room: string): Promise<ChainRow[]> {
  const { rows } = await runner.query<ChainRow>(
    `select id, no, first_hash as "firstHash", rounds, digest, sealed, salt,
            coalesce(greatest(
              (select max(number) from arcade.room_round
                 where chain_id = chain.id and state <> 'running'),
              (select max(chain_number) from arcade.jackpot_pot where chain_id = chain.id)
            ), 0) as used
       from arcade.room_chain chain where room = $1 order by no`,
    [room],
  )
  return rows
}
