import { LEVELS, type Level, type LevelName } from '../games/jackpots/levels.ts'
import { firstPot } from '../games/jackpots/pot.ts'
import type { ChainDeps } from '../rooms/chain/find-chain.ts'
import type { Log } from '../rounds/arcade.ts'
import { inTransaction, type Runner } from '../store/database.ts'
import {
  beginPot,
  endPot,
  findStanding,
  lockStanding,
  type NewPot,
  type Won,
} from '../store/jackpots/pots.ts'
import {
  dropGivenBack,
  findHolder,
  findWaiting,
  readTotal,
  writeCounted,
} from '../store/jackpots/stakes.ts'
import { begunOf, countStakes, type Ended, type Standing, type Winner } from './counting.ts'
import { type KnownPot, nextPlace, readPot } from './level-chains.ts'

const STAKES_AT_ONCE = 500

export type KeeperDeps = ChainDeps & { log: Log }

/**
 * Counts stakes and lets pots fall. Every process has one; the rows of the pots that stand are held while
 * one counts, so that each stake has one place and each pot one winner.
 */
export class Keeper {
  readonly #deps: KeeperDeps
  readonly #known = new Map<LevelName, KnownPot>()

  constructor(deps: KeeperDeps) {
    this.#deps = deps
  }

  /** Counts all that waits, unless another process is at it. */
  async countAll(): Promise<void> {
    while (await this.#countSome());
  }

  /** Answers whether there may be more to count. */
  async #countSome(): Promise<boolean> {
    await this.#learn()
    return inTransaction(this.#deps.pool, async (tx) => {
      const pots = await lockStanding(tx)
      // Another process counts, or has just let a pot fall.
      if (pots.length < LEVELS.length) return false
      await dropGivenBack(tx)
      const waiting = await findWaiting(tx, STAKES_AT_ONCE)
      const isAll = waiting.length < STAKES_AT_ONCE
      const { counted, totalKurus, ended } = countStakes({
        standing: pots.map((pot) => this.#standing(pot)),
        totalKurus: await readTotal(tx),
        waiting,
        untilMs: isAll ? this.#deps.clock() : 0,
      })
      await writeCounted(tx, counted)
      for (const end of ended) await this.#replace(tx, pots, end, totalKurus)
      return ended.length > 0 || !isAll
    })
  }

  /** Begins what has never begun, and reads the hashes of pots that are new. */
  async #learn(): Promise<void> {
    const pots = await findStanding(this.#deps.pool)
    for (const level of LEVELS) {
      const pot = pots.find((one) => one.level === level.name)
      if (!pot) await this.#beginFirst(level)
      else if (this.#known.get(level.name)?.number !== pot.number) await this.#read(level, pot)
    }
  }

  async #read(level: Level, pot: NewPot): Promise<void> {
    try {
      this.#known.set(level.name, await readPot(this.#deps, level, pot))
    } catch (err) {
      this.#known.delete(level.name)
      this.#deps.log.error({ err, level: level.name, pot: pot.number }, 'jackpot cannot fall')
    }
  }

  async #beginFirst(level: Level): Promise<void> {
    const { pool, clock } = this.#deps
    const { seed, reserve } = firstPot(level)
    await beginPot(pool, {
      level: level.name,
      number: 1,
      ...(await nextPlace(this.#deps, level)),
      periodAt: periodAfter(level, clock()),
      seedUnits: Number(seed),
      reserveUnits: Number(reserve),
      fromKurus: await readTotal(pool),
      beganAt: new Date(clock()),
    })
  }

  #standing(pot: NewPot): Standing {
    const known = this.#known.get(pot.level)
    return {
      ...begunOf(levelOf(pot.level), pot),
      secret: known?.number === pot.number ? known.secret : undefined,
    }
  }

  /** Ends a pot and begins the next, in the transaction that counted the stakes. */
  async #replace(
    tx: Runner,
    pots: readonly NewPot[],
    { level, won }: Ended,
    uptoKurus: number,
  ): Promise<void> {
    const { chance, clock } = this.#deps
    const pot = pots.find((one) => one.level === level.name)
    const known = this.#known.get(level.name)
    if (!pot || !known) throw new Error(`no pot of ${level.name} stands`)
    const now = new Date(clock())
    const taken: Won | null = won && {
      roundId: await roundOf(tx, won.winner),
      wonKurus: won.kurus,
      winUuid: chance.uuid(),
    }
    const { number, hash, next } = known
    await endPot(tx, { level: pot.level, number, uptoKurus, endedAt: now, hash, won: taken })
    await beginPot(tx, {
      level: pot.level,
      number: number + 1,
      ...next,
      periodAt: periodAfter(level, now.getTime()),
      seedUnits: won ? Number(won.next.seed) : pot.seedUnits,
      reserveUnits: won ? Number(won.next.reserve) : pot.reserveUnits,
      fromKurus: won ? uptoKurus : pot.fromKurus,
      beganAt: now,
    })
  }
}

export function levelOf(name: LevelName): Level {
  const level = LEVELS.find((one) => one.name === name)
  if (!level) throw new Error(`no level is ${name}`)
  return level
}

/** The hour or day after this moment, by universal time. */
function periodAfter(level: Level, atMs: number): Date | null {
  if (level.kind !== 'timed') return null
  const ms = level.periodSeconds * 1_000
  return new Date((Math.floor(atMs / ms) + 1) * ms)
}

const roundOf = async (tx: Runner, winner: Winner): Promise<string> =>
  'roundId' in winner ? winner.roundId : findHolder(tx, winner.atKurus)
