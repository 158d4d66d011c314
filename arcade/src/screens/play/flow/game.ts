import type { GameSheet, Reward, SeedReply, SessionReply } from '../../../protocol.ts'
import { fetchSheet, Lost, openSession, Refused } from '../../arcade-call.ts'
import { money } from '../../figures.ts'
import { firstTold } from '../../game/free-rounds/free-rounds.ts'
import { WORDS } from '../../words/index.ts'
import type { Stage } from '../stage/stage.ts'
import { type GameState, gridAt, isOpen, type OpenGame } from './game-state.ts'
import {
  createGameStore,
  FIRST_STOPS,
  type GameOptions,
  type GameStore,
  replace,
  seedsOf,
  set,
} from './game-store.ts'
import { playRound, resumeRound } from './play-round.ts'
import { chooseSeed, newClientSeed, rotate, seedCommandOf } from './seeds.ts'

export type Game = {
  options: GameOptions
  read: () => GameState
  subscribe: (listener: () => void) => () => void
  open: () => Promise<void>
  /** The reels are ready. A round the page was torn away from is shown now. */
  attach: (stage: Stage) => Promise<void>
  detach: () => void
  play: () => Promise<void>
  chooseStake: (stakeKurus: number) => void
  /** The end of free rounds was seen: from now on the player's own money is staked. */
  goOn: () => void
  /** False where the arcade would refuse the seed. */
  chooseSeed: (clientSeed: string) => boolean
  rotate: () => Promise<SeedReply['revealed']>
  dismiss: () => void
  setOnline: (isOnline: boolean) => void
  /** The verifier's page reads rounds of slots. */
}

const DEFAULT_STAKE_KURUS = 2000

/** One player at one game: asks the arcade, lets the stage show it, keeps what the page says. */
export function createGame(options: GameOptions): Game {
  const store = createGameStore(options)
  return {
    options,
    read: () => store.state,
    subscribe: (listener) => {
      store.listeners.add(listener)
      return () => store.listeners.delete(listener)
    },
    open: () => open(store),
    attach: (stage) => {
      store.stage = stage
      stage.put(store.stops)
      if (store.state.phase === 'opening') {
        set(store, { phase: 'idle', said: rewardSaid(store, store.state.freeRounds.now) })
      }
      return resumeRound(store)
    },
    detach: () => {
      store.stage = undefined
    },
    play: () => playRound(store),
    chooseStake: (stakeKurus) => chooseStake(store, stakeKurus),
    goOn: () => {
      if (!isOpen(store.state)) return
      const { now, over } = store.state.freeRounds
      store.goneOnFrom = over?.id ?? store.goneOnFrom
      set(store, { freeRounds: { now, over: null }, said: rewardSaid(store, now) })
    },
    chooseSeed: (clientSeed) => chooseSeed(seedsOf(store), clientSeed),
    rotate: async () =>
      isOpen(store.state)
        ? rotate(seedsOf(store), store.state.token, seedCommandOf(store.state))
        : null,
    dismiss: () => set(store, { notice: null }),
    setOnline: (isOnline) => {
      const said = isOnline ? '' : WORDS[options.language].offline
      if (isIdle(store)) set(store, { isOffline: !isOnline, said })
    },
  }
}

function chooseStake(store: GameStore, stakeKurus: number): void {
  if (!isOpen(store.state) || !isIdle(store)) return
  const words = WORDS[store.options.language]
  if (store.state.freeRounds.now) set(store, { said: words.stakeFixedWhy })
  else set(store, { stakeKurus, notice: null, said: words.stakeSaid(money(stakeKurus)) })
}

function rewardSaid({ options }: GameStore, now: Reward | null): string {
  return now ? WORDS[options.language].rewardSaid(now.left, money(now.stakeKurus)) : ''
}

function isIdle(store: GameStore): boolean {
  return store.state.phase === 'idle'
}

async function open(store: GameStore): Promise<void> {
  const { gameCode, token, tellParent } = store.options
  replace(store, { phase: 'loading' })
  try {
    const [sheet, reply] = await Promise.all([fetchSheet(gameCode), openSession(gameCode, token)])
    replace(store, firstState(sheet, reply))
    tellParent({ type: 'zar:ready' })
    tellParent({ type: 'zar:balance', balanceKurus: reply.session.balanceKurus })
  } catch (error) {
    if (error instanceof Refused) replace(store, { phase: 'closed', why: error.refusal })
    else if (error instanceof Lost) replace(store, { phase: 'closed', why: 'unreachable' })
    else throw error
    // What it says has to be seen.
    tellParent({ type: 'zar:ready' })
  }
}

function firstState(sheet: GameSheet, { token, session }: SessionReply): OpenGame {
  const stakes = session.stakesKurus
  const usual = stakes.includes(DEFAULT_STAKE_KURUS) ? DEFAULT_STAKE_KURUS : (stakes[0] ?? 0)
  const { openRound } = session
  const stakeKurus = openRound && !openRound.isFree ? openRound.stakeKurus : usual
  return {
    phase: 'opening',
    token,
    session,
    sheet,
    fairness: session.fairness,
    clientSeed: newClientSeed(),
    balanceKurus: session.balanceKurus,
    stakeKurus,
    freeRounds: firstTold(session.freeRounds),
    roundStakeKurus: stakeKurus,
    shownWinKurus: 0,
    mood: 'win',
    isCelebrating: false,
    free: null,
    grid: gridAt(sheet, FIRST_STOPS),
    wins: [],
    spotlight: 0,
    said: '',
    saidAfter: '',
    notice: null,
    isOffline: !navigator.onLine,
    netKurus: 0,
    openedMs: performance.now(),
  }
}
