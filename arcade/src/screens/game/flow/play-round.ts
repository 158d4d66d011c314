import type { Json } from '../../../games/game.ts'
import type { ArcadeRefusal, FinishReply, Round } from '../../../protocol.ts'
import { begin, finish, move as makeMove, openSession, Refused } from '../../arcade-call.ts'
import { money } from '../../figures.ts'
import { countRound, stopAutoplay } from '../autoplay/run.ts'
import { endedOf, ownStakeOf, spinOf } from '../free-rounds/free-rounds.ts'
import { newCommandId, pause, persist } from './persist.ts'
import { isOfResumed, isOpenPlay, type OpenPlay, tierOf } from './play-state.ts'
import {
  change,
  keepBalance,
  keepFreeRounds,
  type PlayStore,
  replaceState,
  seedsIn,
} from './play-store.ts'
import { rotate, seedCommandOf } from './seeds.ts'
import { tellRound } from './tell-round.ts'
import { isEarlier, leaveEarlier, leaveInTime, setStage } from './versions.ts'

/** More than these no stage has room for: the roads of a table are the longest. */
export const PAST_MAX = 60

const LAST_FREE_MS = 1_600
/** That a round is carried on with is read before it is told. */
const RESUMED_MS = 1_200

/** After these the page does not know where its seat stands. */
const LOOKED_UP: ReadonlySet<ArcadeRefusal> = new Set([
  'round_open',
  'round_not_open',
  'round_went_on',
  'client_seed_missing',
  'seeds_changed',
])

/** A bet that begins a round. Does nothing unless one may begin. */
export async function beginRound(store: PlayStore, bet: Json): Promise<void> {
  const { state } = store
  if (!isOpenPlay(state) || state.phase !== 'ready' || state.isOffline || state.reminder) return
  // The next round is of the game of now: it is seen before it begins.
  if (store.screen !== store.screenNow) return leaveEarlier(store)
  // Nobody's own money is staked before they have gone on from the free rounds.
  if (state.freeRounds.over) return
  const command = { commandId: newCommandId(), bet, rewardId: spinOf(state).rewardId }
  await asking(store, async () => {
    await pause(store.nextRoundMs - performance.now())
    // The player's first seed goes with their first round: its hash was on the screen before.
    if (!state.fairness.pair) {
      await lasting(store, () => rotate(seedsIn(store), state.token, seedCommandOf(state)))
    }
    const reply = await lasting(store, () => begin(state.token, command))
    store.nextRoundMs = performance.now() + reply.nextRoundInMs
    change(store, { fairness: reply.fairness })
    keepFreeRounds(store, reply.freeRounds)
    keepBalance(store, beforeWin(reply.round, reply.balanceKurus))
    store.sound('tap')
    await follow(store, reply.round, null)
  })
}

/** A further command of the round on the stage. */
export async function moveRound(store: PlayStore, move: Json): Promise<void> {
  const { state } = store
  if (!isOpenPlay(state) || state.phase !== 'choosing' || state.isOffline || !state.round) return
  const before = state.round
  const command = { commandId: newCommandId(), roundId: before.id, move, seen: before.moves.length }
  await asking(store, async () => {
    const reply = await lasting(store, () => makeMove(state.token, command))
    if (reply.balanceKurus !== null) keepBalance(store, beforeWin(reply.round, reply.balanceKurus))
    await follow(store, reply.round, before)
  })
}

/** A win that is paid already is in nobody's sight before its round has been told. */
export const beforeWin = ({ state, winKurus }: Round, balanceKurus: number): number =>
  state === 'settled' ? balanceKurus - winKurus : balanceKurus

/** The round that the page was torn away from is on the stage again (GAM-11). */
export async function resumeRound(store: PlayStore, round: Round): Promise<void> {
  await asking(store, async () => {
    change(store, { notice: isEarlier(round) ? 'resumed_earlier' : 'resumed' })
    await pause(RESUMED_MS)
    await follow(store, round, null)
  })
}

/** Tells the round, and has its win paid once nothing is left to decide. */
async function follow(store: PlayStore, round: Round, before: Round | null): Promise<void> {
  await setStage(store, round)
  await tellRound(store, round, before)
  if (!round.isDecided) return change(store, { phase: 'choosing', round })
  if (!isOpenPlay(store.state)) return
  const { token, netKurus } = store.state
  const paid = await lasting(store, () => finish(token, round.id))
  const { winKurus } = paid.round
  const stakeKurus = ownStakeOf(paid.round)
  const tier = tierOf(paid.round)
  const { past } = store.state
  change(store, {
    round: paid.round,
    past: isEarlier(round) ? past : [paid.round, ...past].slice(0, PAST_MAX),
    netKurus: netKurus + winKurus - stakeKurus,
    celebrated: tier === 'none' ? null : { round: paid.round, tier },
    said: saidAfter(store, paid),
  })
  keepBalance(store, paid.balanceKurus)
  countRound(store, paid.round)
  store.tellParent({ type: 'zar:round', stakeKurus, winKurus })
  store.sound(tier === 'none' ? 'tap' : tier)
  // The last free round is looked at before its end is spoken of.
  if (paid.freeRounds.over) await pause(LAST_FREE_MS)
  keepFreeRounds(store, paid.freeRounds)
  void leaveInTime(store, round)
}

/** After what the round brought: the balance, and how many free rounds are left. */
function saidAfter({ options }: PlayStore, { balanceKurus, freeRounds: { now } }: FinishReply) {
  const { words } = options
  const left = now ? ` ${words.rewardLeft(now.left)}.` : ''
  return `${words.balanceSaid(money(balanceKurus))}${left}`
}

/** Whatever comes of the work, the page can be used again afterwards. */
async function asking(store: PlayStore, work: () => Promise<void>): Promise<void> {
  change(store, {
    phase: 'asking',
    celebrated: null,
    autoplayEnd: null,
    said: '',
    notice: keptNotice(store),
  })
  try {
    await work()
  } catch (error) {
    stopAutoplay(store, 'trouble')
    if (!(error instanceof Refused)) throw error
    await refused(store, error.refusal)
  } finally {
    if (isOpenPlay(store.state)) {
      const { round } = store.state
      const isChoosing = round !== null && round.state === 'open' && !round.isDecided
      change(store, { phase: isChoosing ? 'choosing' : 'ready', isOffline: !navigator.onLine })
    }
  }
}

/** That a round was resumed stands until the next one. */
const keptNotice = ({ state }: PlayStore): OpenPlay['notice'] =>
  isOpenPlay(state) && isOfResumed(state.notice) && state.phase !== 'ready' ? state.notice : null

async function refused(store: PlayStore, refusal: ArcadeRefusal): Promise<void> {
  if (refusal === 'session_unknown' || refusal === 'game_unknown')
    return replaceState(store, { phase: 'closed', why: refusal, behind: leftOf(store.state) })
  if (!isOpenPlay(store.state)) return
  const { token, freeRounds } = store.state
  const ended = refusal === 'free_rounds_over' ? freeRounds.now : null
  change(store, { notice: ended ? null : { refusal }, frame: null })
  if (!LOOKED_UP.has(refusal) && !ended) return
  const { session } = await lasting(store, () => openSession(store.options.gameCode, token))
  if (session.openRound) await setStage(store, session.openRound)
  change(store, { fairness: session.fairness, round: session.openRound })
  keepBalance(store, session.balanceKurus)
  keepFreeRounds(store, ended ? endedOf(ended, session.freeRounds) : session.freeRounds)
  if (session.openRound?.isDecided) await follow(store, session.openRound, null)
}

/** The game as it was last: nothing of it runs on. */
const leftOf = (state: PlayStore['state']): OpenPlay | undefined =>
  isOpenPlay(state)
    ? { ...state, phase: 'ready', frame: null, notice: null, reminder: null, autoplay: null }
    : undefined

/** Asked until it is answered, yes or no. */
function lasting<T>(store: PlayStore, ask: () => Promise<T>): Promise<T> {
  const isAnswered = (answer: T): T => {
    change(store, { isOffline: false })
    return answer
  }
  const isLost = () => {
    stopAutoplay(store, 'trouble')
    change(store, { isOffline: true })
  }
  return persist(ask, isLost).then(isAnswered)
}
