import type { ArcadeRefusal, FreeRounds, Round } from '../../../protocol.ts'
import { finish, openSession, Refused, spin } from '../../arcade-call.ts'
import { money } from '../../figures.ts'
import { endedOf, newlyTold, ownStakeOf, spinOf } from '../../game/free-rounds/free-rounds.ts'
import { WORDS } from '../../words/index.ts'
import type { Stage } from '../stage/stage.ts'
import { isOpen, type OpenGame } from './game-state.ts'
import { type GameStore, replace, seedsOf, set, setBalance } from './game-store.ts'
import { newCommandId, pause, persist } from './persist.ts'
import { rotate, seedCommandOf } from './seeds.ts'
import { showRound } from './show-round.ts'

type RoundInPlay = { store: GameStore; game: OpenGame; stage: Stage }

/** After these the page does not know where its seat stands. */
const LOOKED_UP: ReadonlySet<ArcadeRefusal> = new Set([
  'round_open',
  'client_seed_missing',
  'seeds_changed',
])
const RESUME_PAUSE_MS = 1200
/** The last free round is looked at before its end is spoken of. */
const LAST_FREE_MS = 1600
const CYCLE_MS = 1700
const CYCLES = 4

/** One press of the spin button. Does nothing unless the game is ready for a round. */
export async function playRound(store: GameStore): Promise<void> {
  const { state: game, stage } = store
  if (!isOpen(game) || game.phase !== 'idle' || game.isOffline || !stage) return
  // Nobody's own money is staked before they have gone on from the free rounds.
  if (game.freeRounds.over) return
  const command = { commandId: newCommandId(), ...spinOf(game) }
  await duringRound({ store, game, stage }, async () => {
    stage.spin()
    const onLost = () => stopAndSay(store, stage)
    // The player's first seed goes with their first round: the hash was on the screen before it.
    const seeds = seedCommandOf(game)
    if (!game.fairness.pair) await persist(() => rotate(seedsOf(store), game.token, seeds), onLost)
    const reply = await persist(() => spin(game.token, command), onLost)
    if (isOpen(store.state) && store.state.isOffline) {
      set(store, { isOffline: false })
      stage.spin()
    }
    store.nextPlayMs = performance.now() + reply.nextRoundInMs
    set(store, { fairness: reply.fairness })
    setFreeRounds(store, reply.freeRounds)
    setBalance(store, reply.balanceKurus)
    await settle({ store, game, stage }, reply.round)
  })
}

/** The round the page was torn away from, if there is one, is shown and paid (GAM-11). */
export async function resumeRound(store: GameStore): Promise<void> {
  const { state: game, stage } = store
  if (!isOpen(game) || game.phase !== 'idle' || !game.session.openRound || !stage) return
  const round = game.session.openRound
  set(store, { session: { ...game.session, openRound: null } })
  await duringRound({ store, game, stage }, () => resume({ store, game, stage }, round))
}

/** Whatever comes of the work, the page is ready again afterwards, and not too soon. */
async function duringRound(inPlay: RoundInPlay, work: () => Promise<void>): Promise<void> {
  const { store, game } = inPlay
  store.nextPlayMs = performance.now() + game.session.roundMinMs
  set(store, {
    phase: 'busy',
    isCelebrating: false,
    shownWinKurus: 0,
    roundStakeKurus: spinOf(game).stakeKurus,
    wins: [],
    spotlight: 0,
    notice: null,
    said: '',
  })
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await inPlay.stage.land(store.stops)
    await refuse(inPlay, error.refusal)
  } finally {
    await pause(store.nextPlayMs - performance.now())
    set(store, { phase: 'idle', ...whetherOffline(store) })
    void cycleWins(inPlay)
  }
}

/** The connection may have gone while the round needed none. */
function whetherOffline({ options }: GameStore): Partial<OpenGame> {
  return navigator.onLine ? {} : { isOffline: true, said: WORDS[options.language].offline }
}

/** Between rounds the wins are shown one at a time, a few times over, then together again. */
async function cycleWins({ store, stage }: RoundInPlay): Promise<void> {
  if (!isOpen(store.state)) return
  const { wins, mood } = store.state
  const isCurrent = () =>
    isOpen(store.state) && store.state.phase === 'idle' && store.state.wins === wins
  if (wins.length < 2) return
  for (let turn = 0; turn < wins.length * CYCLES; turn++) {
    const spotlight = turn % wins.length
    set(store, { spotlight })
    void stage.showWins(wins.slice(spotlight, spotlight + 1), mood)
    await pause(CYCLE_MS)
    if (!isCurrent()) return
  }
  void stage.showWins(wins, mood)
}

/** Shows a round whose stake is taken, has its win paid, and only then shows the new balance. */
async function settle({ store, game, stage }: RoundInPlay, round: Round): Promise<void> {
  const { language, tellParent } = store.options
  set(store, { roundStakeKurus: round.stakeKurus })
  const voice = { words: WORDS[language], language, sheet: game.sheet }
  await showRound({ stage, voice, round, set: (change) => set(store, change) })
  store.stops = round.steps.at(-1)?.stops ?? store.stops
  const paid = await persist(
    () => finish(game.token, round.id),
    () => set(store, { isOffline: true }),
  )
  const { winKurus } = paid.round
  const stakeKurus = ownStakeOf(paid.round)
  const netKurus = (isOpen(store.state) ? store.state.netKurus : 0) + winKurus - stakeKurus
  set(store, { isOffline: false, netKurus })
  setBalance(store, paid.balanceKurus)
  tellParent({ type: 'zar:round', stakeKurus, winKurus })
  if (paid.freeRounds.over) await pause(LAST_FREE_MS)
  setFreeRounds(store, paid.freeRounds)
  sayAfter(store)
}

/** After what the round brought: the balance, and how many free rounds are left. */
function sayAfter(store: GameStore): void {
  const { state, options } = store
  if (!isOpen(state)) return
  const words = WORDS[options.language]
  const { now } = state.freeRounds
  const left = now ? ` ${words.rewardLeft(now.left)}.` : ''
  set(store, { saidAfter: `${words.balanceSaid(money(state.balanceKurus))}${left}` })
}

function setFreeRounds(store: GameStore, told: FreeRounds): void {
  set(store, { freeRounds: newlyTold(told, store.goneOnFrom) })
}

async function resume(inPlay: RoundInPlay, round: Round): Promise<void> {
  const { store, stage } = inPlay
  set(store, { notice: 'resumed', said: WORDS[store.options.language].resumed })
  await pause(RESUME_PAUSE_MS)
  stage.spin()
  await settle(inPlay, round)
  set(store, { notice: null })
}

async function refuse(inPlay: RoundInPlay, refusal: ArcadeRefusal): Promise<void> {
  const { store, game } = inPlay
  if (refusal === 'session_unknown' || refusal === 'game_unknown')
    return replace(store, { phase: 'closed', why: refusal })
  const { title, text } = WORDS[store.options.language].refusals[refusal]
  const offered = game.freeRounds.now
  const isOver = refusal === 'free_rounds_over' && offered !== null
  set(store, { notice: isOver ? null : { refusal }, said: `${title}. ${text}` })
  if (!LOOKED_UP.has(refusal) && !isOver) return
  const { session } = await persist(
    () => openSession(store.options.gameCode, game.token),
    () => set(store, { isOffline: true }),
  )
  set(store, { isOffline: false })
  set(store, { fairness: session.fairness })
  setBalance(store, session.balanceKurus)
  setFreeRounds(store, isOver ? endedOf(offered, session.freeRounds) : session.freeRounds)
  if (session.openRound) await resume(inPlay, session.openRound)
}

/** No answer came (GAM-15): the reels come to rest where they were, and the page says why. */
function stopAndSay(store: GameStore, stage: Stage): void {
  if (!isOpen(store.state) || store.state.isOffline) return
  set(store, { isOffline: true, said: WORDS[store.options.language].offlineRound })
  void stage.land(store.stops)
}
