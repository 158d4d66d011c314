import { roomDigestOf } from '../../fairness/room-digest.ts'
import type { AnyRoom } from '../../games/rooms/room-game.ts'
import { type Arcade, inMs } from '../../rounds/arcade.ts'
import { undoWaiting } from '../../store/rooms/further-stakes.ts'
import { type Lease, type Taken, takeRoom } from '../../store/rooms/leases.ts'
import {
  findBets,
  findJournal,
  findPast,
  findRunning,
  type PastRoundRow,
} from '../../store/rooms/rounds.ts'
import { writeStep } from '../../store/rooms/steps.ts'
import type { Chain } from '../chain/find-chain.ts'
import { drawsOf } from '../chain/hash-chain.ts'
import type { Engine } from '../engine/engine.ts'
import { PAST_MAX, type PastRound } from '../protocol.ts'
import { openBooks } from './books.ts'
import { Broadcast } from './broadcast.ts'
import type { Outlet } from './outlet.ts'
import { type Left, resume } from './resume.ts'
import { RoomRunner } from './room-runner.ts'

export type Taking = {
  arcade: Arcade
  rules: AnyRoom
  chains: {
    /** Of the next round. */
    current: () => Promise<Chain>
    /** That a round was begun with. */
    ofId: (id: string) => Promise<Chain>
  }
  /** This process. */
  owner: string
  outlet: Outlet
}

/** A round that nobody ran for so long is voided. */
const LEFT_MAX_MS = 10 * 60_000

/**
 * Takes a room that nobody runs, and goes on with the round that was left in it, or voids it. Undefined
 * where another process runs the room.
 */
export async function takeOver(taking: Taking): Promise<RoomRunner | undefined> {
  const { arcade, rules, owner, outlet } = taking
  const taken = await takeRoom(arcade.pool, rules.code, owner)
  if (!taken) return undefined
  const { engine, chain } = await enter(taking, taken)
  const past = await findPast(arcade.pool, rules.code, PAST_MAX)
  const run = `${owner}:${taken.epoch}`
  return new RoomRunner({
    engine,
    books: openBooks({ arcade, engine, lease: taken, chainId: chain.id }),
    broadcast: new Broadcast(engine, past.flatMap(toldOf), arcade.clock()),
    run,
    outlet,
    clock: arcade.clock,
    log: arcade.log,
  })
}

type Entered = { engine: Engine; chain: Chain }

/** At the table of the round that was left, or before the next round. */
async function enter(taking: Taking, taken: Taken): Promise<Entered> {
  const { arcade, rules, chains } = taking
  const left = await findLeft(arcade, rules.code)
  if (left) {
    await undoWaiting(arcade.pool, left.round.id, inMs(arcade, 0))
    const chain = await chains.ofId(left.round.chainId)
    const engine = engineOf(taking, chain, taken)
    const why = whyNotResumed(engine, left, taken, arcade.clock())
    if (!why) return { engine, chain }
    arcade.log.warn({ room: rules.code, round: left.round.number, why }, 'round voided')
    await voidRound(taking, { lease: taken, left, hash: chain.hashOf(left.round.number) })
  }
  const chain = await chains.current()
  return { engine: engineOf(taking, chain, taken), chain }
}

function engineOf({ arcade, rules }: Taking, chain: Chain, { carried }: Taken): Engine {
  const { hashOf, salt, rounds, used, digest } = chain
  return {
    rules,
    hashOf,
    randomOf: (number) => drawsOf(rules.stream, { hash: hashOf(number), salt, number }),
    newId: arcade.chance.uuid,
    round: null,
    nextNumber: used + 1,
    lastNumber: digest === roomDigestOf(rules) ? rounds : 0,
    carried,
    isClosing: false,
  }
}

async function findLeft({ pool }: Arcade, room: string): Promise<Left | undefined> {
  const round = await findRunning(pool, room)
  if (!round) return undefined
  return { round, journal: await findJournal(pool, round.id), bets: await findBets(pool, round.id) }
}

/** Goes on with the round. Answers why that is not possible, where it is not. */
function whyNotResumed(
  engine: Engine,
  left: Left,
  { silentMs, elapsedMs }: Taken,
  nowMs: number,
): string | undefined {
  if (silentMs !== null && silentMs > LEFT_MAX_MS) return 'left for too long'
  if (engine.lastNumber < left.round.number) return 'its game has changed'
  try {
    resume(engine, left, { nowMs, elapsedMs })
    return undefined
  } catch (error) {
    engine.round = null
    return (error as Error).message
  }
}

type Voiding = { lease: Lease; left: Left; hash: string }

/** Every stake of it that is not decided goes back; its hash is revealed all the same. */
async function voidRound(
  { arcade, rules }: Taking,
  { lease, left: { round, bets }, hash }: Voiding,
): Promise<void> {
  const back = bets.filter(({ state }) => state === 'open')
  await writeStep(arcade.pool, {
    lease,
    elapsedMs: 0,
    now: inMs(arcade, 0),
    // The sweeper gives them back at once.
    dueAt: inMs(arcade, 0),
    chainId: round.chainId,
    gameCode: rules.code,
    gameVersion: round.gameVersion,
    ended: [{ id: round.id, at: inMs(arcade, 0), shown: {}, hash, state: 'void' }],
    carried: undefined,
    started: [],
    journal: [],
    asked: [],
    placed: [],
    seen: [],
    refused: [],
    back: back.map(({ id }) => ({ id, refusal: 'round_voided' })),
    further: { asked: [], made: [], refused: [], back: [] },
    decided: [],
  })
}

/** A voided round has no result. */
const toldOf = ({ number, shown, hash, state }: PastRoundRow): PastRound[] =>
  state === 'over' ? [{ number, shown, hash }] : []
