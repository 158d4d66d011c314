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

/** Whose rounds take their outcome from a chain, and the mathematics that they are played by. */
export type ChainOwner = { code: string; digest: string }

export const ownerOf = (room: AnyRoom): ChainOwner => ({
  code: room.code,
  digest: roomDigestOf(room),
})

/** The next chain is published while so many rounds are left: more than a day of any room. */
const PUBLISHED_AHEAD = 50_000

/** The chain that the owner's next round is of. Where there is none, one is made and published. */
export async function findChain(deps: ChainDeps, owner: ChainOwner): Promise<Chain> {
  const chains = await findChains(deps.pool, owner.code)
  const current = chains.find(
    (one) => one.digest === owner.digest && one.used < one.rounds && isReadable(deps, one),
  )
  return open(deps, current ?? (await publishChain(deps, owner, (chains.at(-1)?.no ?? 0) + 1)))
}

/** The chain that a round was begun with. */
export async function findChainOf(deps: ChainDeps, code: string, id: string): Promise<Chain> {
  const row = (await findChains(deps.pool, code)).find((one) => one.id === id)
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
export async function publishAhead(deps: ChainDeps, owner: ChainOwner): Promise<boolean> {
  const chains = (await findChains(deps.pool, owner.code)).filter(
    (one) => one.digest === owner.digest && isReadable(deps, one),
  )
  const left = chains.reduce((sum, { rounds, used }) => sum + rounds - used, 0)
  const isAhead = chains.length > 1 && (chains.at(-1)?.used ?? 1) === 0
  if (left >= PUBLISHED_AHEAD || isAhead || chains.length === 0) return false
  await publishChain(deps, owner, (chains.at(-1)?.no ?? 0) + 1)
  return true
}

async function publishChain(
  deps: ChainDeps,
  { code, digest }: ChainOwner,
  no: number,
): Promise<ChainRow> {
  const { pool, chance, clock, chainKey, chainRounds } = deps
  const chain = await makeChain(Buffer.from(chance.hex(32), 'hex'), chainRounds)
  const iv = Buffer.from(chance.hex(SEAL_IV_BYTES), 'hex')
  const sealed = seal(chain.hashes, chainKey, iv)
  const { firstHash, rounds } = chain
  const id = chance.uuid()
  await addChain(pool, {
    id,
    room: code,
    no,
    firstHash,
    rounds,
    digest,
    sealed,
    nowMs: clock(),
  })
  const found = (await findChains(pool, code)).find((one) => one.no === no)
  if (!found) throw new Error(`chain ${no} of ${code} is not stored`)
  return found
}
