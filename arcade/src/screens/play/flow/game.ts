import type { GameSheet, Reward, SeedReply, SessionReply } from '../../../protocol.ts'
import { fetchSheet, Lost, openSession, Refused } from '../../arcade-call.ts'
import { money } from '../../figures.ts'
import { WORDS } from '../../words/index.ts'
import type { Stage } from '../stage/stage.ts'
import { createDesk, type Desk, FIRST_STOPS, type GameOptions, replace, set } from './desk.ts'
import { firstTold } from './free-rounds.ts'
import { type GameState, gridAt, isOpen, type OpenGame } from './game-state.ts'
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
}

const DEFAULT_STAKE_KURUS = 2000

/** One player at one game: asks the arcade, lets the stage show it, keeps what the page says. */
export function createGame(options: GameOptions): Game {
  const desk = createDesk(options)
  return {
    options,
    read: () => desk.state,
    subscribe: (listener) => {
      desk.listeners.add(listener)
      return () => desk.listeners.delete(listener)
    },
    open: () => open(desk),
    attach: (stage) => {
      desk.stage = stage
      stage.put(desk.stops)
      if (desk.state.phase === 'opening') {
        set(desk, { phase: 'idle', said: rewardSaid(desk, desk.state.freeRounds.now) })
      }
      return resumeRound(desk)
    },
    detach: () => {
      desk.stage = undefined
    },
    play: () => playRound(desk),
    chooseStake: (stakeKurus) => chooseStake(desk, stakeKurus),
    goOn: () => {
      if (!isOpen(desk.state)) return
      const { now, over } = desk.state.freeRounds
      desk.goneOnFrom = over?.id ?? desk.goneOnFrom
      set(desk, { freeRounds: { now, over: null }, said: rewardSaid(desk, now) })
    },
    chooseSeed: (clientSeed) => chooseSeed(desk, clientSeed),
    rotate: async () =>
      isOpen(desk.state) ? rotate(desk, desk.state.token, seedCommandOf(desk.state)) : null,
    dismiss: () => set(desk, { notice: null }),
    setOnline: (isOnline) => {
      const said = isOnline ? '' : WORDS[options.language].offline
      if (isIdle(desk)) set(desk, { isOffline: !isOnline, said })
    },
  }
}

function chooseStake(desk: Desk, stakeKurus: number): void {
  if (!isOpen(desk.state) || !isIdle(desk)) return
  const words = WORDS[desk.options.language]
  if (desk.state.freeRounds.now) set(desk, { said: words.stakeFixedWhy })
  else set(desk, { stakeKurus, notice: null, said: words.stakeSaid(money(stakeKurus)) })
}

function rewardSaid({ options }: Desk, now: Reward | null): string {
  return now ? WORDS[options.language].rewardSaid(now.left, money(now.stakeKurus)) : ''
}

function isIdle(desk: Desk): boolean {
  return desk.state.phase === 'idle'
}

async function open(desk: Desk): Promise<void> {
  const { gameCode, token, tellParent } = desk.options
  replace(desk, { phase: 'loading' })
  try {
    const [sheet, reply] = await Promise.all([fetchSheet(gameCode), openSession(gameCode, token)])
    replace(desk, firstState(sheet, reply))
    tellParent({ type: 'zar:ready' })
    tellParent({ type: 'zar:balance', balanceKurus: reply.session.balanceKurus })
  } catch (error) {
    if (error instanceof Refused) replace(desk, { phase: 'closed', why: error.refusal })
    else if (error instanceof Lost) replace(desk, { phase: 'closed', why: 'unreachable' })
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
