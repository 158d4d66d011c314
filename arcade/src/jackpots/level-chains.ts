import { createHash } from 'node:crypto'
import type { Draws } from '../fairness/draws.ts'
import { drawPoint, drawSecond } from '../games/jackpots/draws.ts'
import type { CeilingLevel, Level, TimedLevel, Units } from '../games/jackpots/levels.ts'
import {
  type Chain,
  type ChainDeps,
  type ChainOwner,
  findChain,
  findChainOf,
  publishAhead,
} from '../rooms/chain/find-chain.ts'
import { drawsOf } from '../rooms/chain/hash-chain.ts'
import type { NewPot } from '../store/jackpots/pots.ts'

/** Eleven years of hours. The next chain is published when half of it is left. */
const CHAIN_ROUNDS = 100_000

/** A level's pots each take a hash of its own chain: what a level reveals tells nothing of another. */
const ownerOf = (level: Level): ChainOwner => ({
  code: `jackpot_${level.name}`,
  digest: createHash('sha256').update(textOf(level)).digest('hex'),
})

const textOf = (level: Level): string =>
  JSON.stringify(level, (_, value) => (typeof value === 'bigint' ? `${value}` : value))

/** When a pot falls, which nobody is told before. */
export type Secret =
  | { kind: 'timed'; fallsAtMs: number; draws: () => Draws }
  | { kind: 'ceiling'; point: Units }

export type Place = { chainId: string; chainNumber: number }

/** What is known of a pot that stands. */
export type KnownPot = { number: number; secret: Secret; hash: string; next: Place }

/** The hash for the level's next pot. */
export async function nextPlace(deps: ChainDeps, level: Level): Promise<Place> {
  const chain = await findChain(chainDeps(deps), ownerOf(level))
  return { chainId: chain.id, chainNumber: chain.used + 1 }
}

/** Reads a pot's hash, and has the place of the next one at hand. */
export async function readPot(deps: ChainDeps, level: Level, pot: NewPot): Promise<KnownPot> {
  const owner = ownerOf(level)
  const chain = await findChainOf(deps, owner.code, pot.chainId)
  const next = await nextPlace(deps, level)
  await publishAhead(chainDeps(deps), owner)
  return {
    number: pot.number,
    secret: secretOf(level, pot, chain),
    hash: chain.hashOf(pot.chainNumber),
    next,
  }
}

function secretOf(level: Level, pot: NewPot, { hashOf, salt }: Chain): Secret {
  const number = pot.chainNumber
  const draws = () => drawsOf('blocks', { hash: hashOf(number), salt, number })
  return level.kind === 'timed'
    ? timedSecret(level, pot, draws)
    : { kind: 'ceiling', point: pointOf(level, draws()) }
}

function timedSecret(level: TimedLevel, { periodAt }: NewPot, draws: () => Draws): Secret {
  if (!periodAt) throw new Error(`a pot of ${level.name} has no hour or day`)
  const second = drawSecond(level, draws())
  // The winner is drawn after the second.
  const after = () => {
    const drawn = draws()
    drawSecond(level, drawn)
    return drawn
  }
  return { kind: 'timed', fallsAtMs: periodAt.getTime() + second * 1_000, draws: after }
}

const pointOf = (level: CeilingLevel, draws: Draws): Units => drawPoint(level, draws)

const chainDeps = (deps: ChainDeps): ChainDeps => ({
  ...deps,
  chainRounds: Math.min(deps.chainRounds, CHAIN_ROUNDS),
})
