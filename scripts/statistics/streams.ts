import { blockOf, commitmentOf, randomOf, type SeedPair } from '../../arcade/src/fairness/seeds.ts'
import type { AnyModes } from '../../arcade/src/games/find-modes.ts'
import type { Random } from '../../arcade/src/games/game.ts'
import type { AnyRoom } from '../../arcade/src/games/rooms/room-game.ts'
import { tablesOf } from '../../arcade/src/games/testing/room-round.ts'
import { drawsOf, hashBefore } from '../../arcade/src/rooms/chain/hash-chain.ts'
import { seeded } from '../../server/src/testing/seeded.ts'
import { betsOfTwo } from '../room-robots/bets.ts'
import type { Symbols } from './symbol-tests.ts'

const pairOf = (name: string): SeedPair => ({
  serverSeed: commitmentOf(name),
  clientSeed: 'istatistik',
})
/** No round of a game reads as much of its stream. */
const DRAWS_OF_ROUND = 64

/** So many draws below `count`, as rounds draw them. */
export function houseDraws(name: string, count: number, length: number): Symbols {
  const drawn = new Uint32Array(length)
  const pair = pairOf(name)
  let random = randomOf(pair, 0)
  for (let at = 0; at < length; at++) {
    if (at % DRAWS_OF_ROUND === 0) random = randomOf(pair, at / DRAWS_OF_ROUND)
    drawn[at] = random.below(count)
  }
  return { count, drawn }
}

/** Bytes of the stream that all games draw from: block after block, round after round. */
export function* houseBytes(name: string): Generator<Uint8Array> {
  const pair = pairOf(name)
  for (let nonce = 0; ; nonce++)
    for (let block = 0; block < DRAWS_OF_ROUND / 8; block++)
      yield blockOf(pair.serverSeed, pair.clientSeed, nonce, block)
}

/** Draws of a game by their counts: what its rounds drew below 37, below 52, and so on. */
export function gameDraws(modes: AnyModes, rounds: number, name: string): Symbols[] {
  const byCount = new Map<number, number[]>()
  const all = modes.declared().map(({ mode }) => mode)
  const pair = pairOf(`${name} ${modes.name}`)
  for (let nonce = 0; nonce < rounds; nonce++) {
    const mode = all[(nonce * 7_919) % all.length] ?? ''
    playRound(modes, mode, listening(randomOf(pair, nonce), byCount))
  }
  return [...byCount].map(([count, drawn]) => ({ count, drawn }))
}

/** The same draws; each is written down. */
function listening(random: Random, byCount: Map<number, number[]>): Random {
  return {
    below(count) {
      const drawn = random.below(count)
      const list = byCount.get(count)
      if (list) list.push(drawn)
      else byCount.set(count, [drawn])
      return drawn
    },
  }
}

const MOVES_MAX = 200

function playRound({ game, betOf, moveIn }: AnyModes, mode: string, random: Random): void {
  const bet = betOf(mode)
  if (bet === undefined) return
  let state = game.begin(bet, random)
  for (let moves = 0; game.returnOf(state) === undefined && moves < MOVES_MAX; moves++) {
    const move = moveIn?.(mode, state)
    if (move === undefined || game.whyNot(state, move)) return
    state = game.play(state, move, random)
  }
}

/** Controls, each of which the suite has to find. */
export const CONTROLS: Record<string, (length: number) => Symbols> = {
  /** The low bits of a linear congruential generator go round in short circles. */
  'low bits of an LCG': (length) => {
    let state = 20_261_126
    const drawn = Uint32Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return state & 15
    })
    return { count: 16, drawn }
  },
  /** 256 is no multiple of 37: 0 to 33 come more often. */
  'a byte mod 37': (length) => {
    const bytes = houseDraws('control', 256, length)
    return { count: 37, drawn: Uint32Array.from(bytes.drawn, (byte) => byte % 37) }
  },
}

/** Draws below more are too rare each to be counted: of these it is which sixteenth they fall into. */
const COUNTED_MAX = 1 << 12
const PARTS = 16

/**
 * Draws of a room by their counts, round after round of a chain. A phase begins the round's draws anew:
 * each is written down once.
 */
export function roomDraws(room: AnyRoom, rounds: number, name: string): Symbols[] {
  const byCount = new Map<number, number[]>()
  let hash: Buffer = Buffer.from(commitmentOf(`${name} ${room.code}`), 'hex')
  for (let number = rounds; number > 0; number--) {
    const drawn = { hash: hash.toString('hex'), salt: name, number }
    let written = 0
    const draws = () => {
      let at = 0
      const own = drawsOf(room.stream, drawn)
      return {
        below(count: number) {
          const value = own.below(count)
          if (at === written) {
            write(byCount, count, value)
            written += 1
          }
          at += 1
          return value
        },
      }
    }
    tablesOf(room, draws, { placed: betsOfTwo(room, seeded(number)) })
    hash = hashBefore(hash)
  }
  return [...byCount].map(([count, drawn]) => ({ count, drawn }))
}

function write(byCount: Map<number, number[]>, count: number, value: number): void {
  const isRare = count > COUNTED_MAX
  const own = isRare ? PARTS : count
  const list = byCount.get(own) ?? []
  list.push(isRare ? Math.floor((value / count) * PARTS) : value)
  byCount.set(own, list)
}
