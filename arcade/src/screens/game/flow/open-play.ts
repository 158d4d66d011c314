import type { Json } from '../../../games/game.ts'
import type { ReminderAnswer, SeedReply, SessionReply, SiteMessage } from '../../../protocol.ts'
import { fetchRounds, Lost, openSession, Refused } from '../../arcade-call.ts'
import { money } from '../../figures.ts'
import { startAutoplay, stopAutoplay } from '../autoplay/run.ts'
import type { AutoplayEnd, StopRules } from '../autoplay/stop-rules.ts'
import { firstTold } from '../free-rounds/free-rounds.ts'
import type { AnyScreen } from '../game-screen.ts'
import { beginRound, moveRound, PAST_MAX, resumeRound } from './play-round.ts'
import { isOpenPlay, type OpenPlay, type PlayState } from './play-state.ts'
import { change, type PlayStore, replaceState, seedsIn } from './play-store.ts'
import { answerReminder, hearSite } from './remind.ts'
import { chooseSeed, newClientSeed, rotate, seedCommandOf } from './seeds.ts'
import { isEarlier } from './versions.ts'

export type PlayControls = {
  read: () => PlayState
  subscribe: (listener: () => void) => () => void
  open: () => Promise<void>
  begin: (bet: Json) => void
  move: (move: Json) => void
  skip: () => void
  /** Nothing where the market's law allows none. */
  startAutoplay: (rules: StopRules) => void
  stopAutoplay: (why: AutoplayEnd) => void
  chooseStake: (stakeKurus: number) => void
  /** The end of free rounds was seen: from now on the player's own money is staked. */
  goOn: () => void
  /** False where the arcade would refuse the seed. */
  chooseSeed: (clientSeed: string) => boolean
  rotate: () => Promise<SeedReply['revealed']>
  dismiss: () => void
  /** Whether a stopped game takes rounds again. */
  lookAgain: () => Promise<boolean>
  hearSite: (message: SiteMessage) => void
  answerReminder: (answer: ReminderAnswer) => void
  setOnline: (isOnline: boolean) => void
}

const USUAL_STAKE_KURUS = 2_000

/** One player at one game: asks the arcade, lets the screen tell it, keeps what the page shows. */
export function playControls(store: PlayStore): PlayControls {
  return {
    read: () => store.state,
    subscribe: (listener) => {
      store.listeners.add(listener)
      return () => store.listeners.delete(listener)
    },
    open: () => open(store),
    begin: (bet) => void beginRound(store, bet),
    move: (move) => void moveRound(store, move),
    skip: () => store.skip(),
    startAutoplay: (rules) => startAutoplay(store, rules),
    stopAutoplay: (why) => stopAutoplay(store, why),
    chooseStake: (stakeKurus) => chooseStake(store, stakeKurus),
    goOn: () => goOn(store),
    chooseSeed: (clientSeed) => chooseSeed(seedsIn(store), clientSeed),
    rotate: async () =>
      isOpenPlay(store.state)
        ? rotate(seedsIn(store), store.state.token, seedCommandOf(store.state))
        : null,
    dismiss: () => change(store, { notice: null }),
    lookAgain: () => lookAgain(store),
    hearSite: (message) => hearSite(store, message),
    answerReminder: (answer) => answerReminder(store, answer),
    // While the server is asked the answer says whether it is reached.
    setOnline: (isOnline) => {
      if (!isOnline) stopAutoplay(store, 'trouble')
      if (isOpenPlay(store.state) && store.state.phase !== 'asking')
        change(store, { isOffline: !isOnline })
    },
  }
}

function chooseStake(store: PlayStore, stakeKurus: number): void {
  if (!isOpenPlay(store.state) || store.state.phase !== 'ready' || store.state.freeRounds.now)
    return
  change(store, { stakeKurus, said: store.options.words.stakeSaid(money(stakeKurus)) })
}

function goOn(store: PlayStore): void {
  if (!isOpenPlay(store.state)) return
  const { now, over } = store.state.freeRounds
  store.goneOnFrom = over?.id ?? store.goneOnFrom
  change(store, { freeRounds: { now, over: null } })
}

async function open(store: PlayStore): Promise<void> {
  const { gameCode, token } = store.options
  replaceState(store, { phase: 'loading' })
  store.screen = store.screenNow
  try {
    const reply = await openSession(gameCode, token)
    replaceState(store, firstState(reply, store.screenNow))
    store.tellParent({ type: 'zar:ready' })
    store.tellParent({ type: 'zar:balance', balanceKurus: reply.session.balanceKurus })
    void recallPast(store, reply.token)
    const { openRound } = reply.session
    if (openRound) await resumeRound(store, openRound)
  } catch (error) {
    if (error instanceof Refused) replaceState(store, { phase: 'closed', why: error.refusal })
    else if (error instanceof Lost) replaceState(store, { phase: 'closed', why: 'unreachable' })
    else throw error
    // What it says has to be seen.
    store.tellParent({ type: 'zar:ready' })
  }
}

/** Lost lines and other refusals leave the game as it is: it is looked at again by hand. */
async function lookAgain(store: PlayStore): Promise<boolean> {
  if (!isOpenPlay(store.state)) return false
  const { gameCode } = store.options
  const reply = await openSession(gameCode, store.state.token).catch(() => undefined)
  if (!reply || reply.session.isStopped) return false
  change(store, { notice: null })
  return true
}

/** The rounds of before come when they come, those of this version; without them the page shows those of this visit. */
async function recallPast(store: PlayStore, token: string): Promise<void> {
  const { rounds } = await fetchRounds(token).catch(() => ({ rounds: [] }))
  if (!isOpenPlay(store.state)) return
  const { past } = store.state
  const before = rounds.filter(
    (round) =>
      round.state === 'settled' && !isEarlier(round) && !past.some(({ id }) => id === round.id),
  )
  change(store, { past: [...past, ...before].slice(0, PAST_MAX) })
}

function firstState({ token, session }: SessionReply, { dial }: AnyScreen): OpenPlay {
  const { stakesKurus, openRound } = session
  const wanted = dial?.firstKurus ?? USUAL_STAKE_KURUS
  const usual = stakesKurus.includes(wanted) ? wanted : (stakesKurus[0] ?? 0)
  const own = openRound?.isFree ? null : openRound
  const resumed = own && (dial?.ofRound(own) ?? own.stakeKurus)
  return {
    phase: 'ready',
    token,
    session,
    fairness: session.fairness,
    clientSeed: newClientSeed(),
    balanceKurus: session.balanceKurus,
    stakeKurus: resumed ?? usual,
    round: null,
    past: [],
    frame: null,
    celebrated: null,
    freeRounds: firstTold(session.freeRounds),
    autoplay: null,
    autoplayEnd: null,
    said: '',
    notice: session.isStopped && !openRound ? { refusal: 'game_stopped' } : null,
    reminder: null,
    isOffline: !navigator.onLine,
    netKurus: 0,
    openedMs: performance.now(),
  }
}
