import { createHmac, hash as digestOf } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { type Draws, drawFrom } from '../../fairness/draws.ts'
import { randomOf } from '../../fairness/seeds.ts'
import type { AnyRoom } from '../../games/rooms/room-game.ts'

/** h(n−1) = SHA-256 of the bytes of h(n). */
export const hashBefore = (hash: Buffer): Buffer => digestOf('sha256', hash, 'buffer')

/** Hashes are kept at every so-manieth round, so that one is found without the whole chain. */
export const STRIDE = 4_096
const HASHES_AT_ONCE = 2_000

/** What is kept of a chain: the hashes of rounds STRIDE, 2 · STRIDE … and of the last. */
export type Kept = { rounds: number; firstHash: string; hashes: readonly Buffer[] }

/** A chain of so many rounds from its secret, which is the last round's hash. Other work goes on meanwhile. */
export async function makeChain(secret: Buffer, rounds: number): Promise<Kept> {
  const hashes: Buffer[] = [secret]
  let hash = secret
  for (let number = rounds; number > 0; number--) {
    if (number % STRIDE === 0 && number < rounds) hashes.push(hash)
    hash = hashBefore(hash)
    if (number % HASHES_AT_ONCE === 0) await turn()
  }
  return { rounds, firstHash: hash.toString('hex'), hashes: hashes.reverse() }
}

/** Reads the hash of any round, at most STRIDE hashes away; those beside the last that was read are at hand. */
export function openHashes({ rounds, hashes }: Pick<Kept, 'rounds' | 'hashes'>) {
  let held: { place: number; from: number; hashes: Buffer[] } | undefined
  return (number: number): string => {
    if (!Number.isInteger(number) || number < 1 || number > rounds) {
      throw new Error(`the chain has no round ${number}`)
    }
    const place = Math.ceil(number / STRIDE) - 1
    if (held?.place !== place) held = { place, ...stretch(hashes, place, rounds) }
    return (held.hashes[number - held.from] ?? Buffer.alloc(0)).toString('hex')
  }
}

function stretch(kept: readonly Buffer[], place: number, rounds: number) {
  const from = place * STRIDE + 1
  const to = Math.min((place + 1) * STRIDE, rounds)
  const last = kept[place]
  if (!last) throw new Error(`the chain has no hash ${to}`)
  const hashes = [last]
  for (let number = to; number > from; number--) hashes.push(hashBefore(hashes.at(-1) ?? last))
  return { from, hashes: hashes.reverse() }
}

export type Drawn = { hash: string; salt: string; number: number }

/** The draws of a room's round, as its game has them. */
export function drawsOf(stream: AnyRoom['stream'], { hash, salt, number }: Drawn): Draws {
  if (stream === 'blocks') return randomOf({ serverSeed: hash, clientSeed: salt }, number)
  const block = createHmac('sha256', salt).update(Buffer.from(hash, 'hex')).digest()
  return drawFrom((index) => {
    if (index > 0) throw new Error('a round of crash has one block')
    return block
  })
}
