import type { Chance } from '../../chance.ts'
import type { Clock } from '../../clock.ts'
import { roomDigestOf } from '../../fairness/room-digest.ts'
import type { AnyRoom } from '../../games/rooms/room-game.ts'
import type { Pool } from '../../store/database.ts'
import { addChain, type ChainRow, findChains, saltChain } from '../../store/rooms/chains.ts'
import { makeChain, openHashes } from './hash-chain.ts'
import { SEAL_IV_BYTES, seal, unseal } from './seal.ts'

export type ChainDeps = {
  pool: Pool
  chance: Chance
  clock: Clock
  /** What the hashes are encrypted under. */
  chainKey: string
  /** Of a new chain. */
  chainRounds: number
}

/** A chain that a room plays, with its hashes at hand. */
export type Chain = Omit<ChainRow, 'sealed' | 'salt'> & {
  salt: string
  hashOf: (number: number) => string
}

/** The next chain is published while so many rounds are left: more than a day of any room. */
const PUBLISHED_AHEAD = 50_000

/** The chain that the room's next round is of. Where there is none, one is made and published. */
export async function findChain(deps: ChainDeps, room: AnyRoom): Promise<Chain> {
  const chains = await findChains(deps.pool, room.code)
  const digest = roomDigestOf(room)
  const current = chains.find(
    (one) => one.digest === digest && one.used < one.rounds && isReadable(deps, one),
  )
  return open(deps, current ?? (await publishChain(deps, room, (chains.at(-1)?.no ?? 0) + 1)))
}

/** The chain that a round was begun with. */
export async function findChainOf(deps: ChainDeps, room: AnyRoom, id: string): Promise<Chain> {
  const row = (await findChains(deps.pool, room.code)).find((one) => one.id === id)
  if (!row) throw new Error(`chain ${id} is not stored`)
  return open(deps, row)
}

/** Not where the key of the key folder was replaced since. */
function isReadable({ chainKey }: ChainDeps, { sealed }: ChainRow): boolean {
  try {
    return unseal(sealed, chainKey).length > 0
  } catch {
    return false
  }
}

/** Its salt is drawn once its first hash is stored, and never again. */
async function open(deps: ChainDeps, row: ChainRow): Promise<Chain> {
  const salt = row.salt ?? (await saltChain(deps.pool, row.id, deps.chance.hex(32)))
  const { sealed, ...told } = row
  const hashes = unseal(sealed, deps.chainKey)
  return { ...told, salt, hashOf: openHashes({ rounds: row.rounds, hashes }) }
}

/** Publishes the next chain in time. Answers whether it had to. */
export async function publishAhead(deps: ChainDeps, room: AnyRoom): Promise<boolean> {
  const digest = roomDigestOf(room)
  const chains = (await findChains(deps.pool, room.code)).filter(
    (one) => one.digest === digest && isReadable(deps, one),
  )
  const left = chains.reduce((sum, { rounds, used }) => sum + rounds - used, 0)
  const isAhead = chains.length > 1 && (chains.at(-1)?.used ?? 1) === 0
  if (left >= PUBLISHED_AHEAD || isAhead || chains.length === 0) return false
  await publishChain(deps, room, (chains.at(-1)?.no ?? 0) + 1)
  return true
}

async function publishChain(deps: ChainDeps, room: AnyRoom, no: number): Promise<ChainRow> {
  const { pool, chance, clock, chainKey, chainRounds } = deps
  const chain = await makeChain(Buffer.from(chance.hex(32), 'hex'), chainRounds)
  const iv = Buffer.from(chance.hex(SEAL_IV_BYTES), 'hex')
  const sealed = seal(chain.hashes, chainKey, iv)
  const { firstHash, rounds } = chain
  const id = chance.uuid()
  const digest = roomDigestOf(room)
  await addChain(pool, {
    id,
    room: room.code,
    no,
    firstHash,
    rounds,
    digest,
    sealed,
    nowMs: clock(),
  })
  const found = (await findChains(pool, room.code)).find((one) => one.no === no)
  if (!found) throw new Error(`chain ${no} of ${room.code} is not stored`)
  return found
}
