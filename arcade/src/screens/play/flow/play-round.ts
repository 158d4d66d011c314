import type { ArcadeRefusal, FreeRounds, Round } from '../../../protocol.ts'
import { finish, openSession, Refused, spin } from '../../arcade-call.ts'
import { money } from '../../figures.ts'
import { WORDS } from '../../words/index.ts'
import type { Stage } from '../stage/stage.ts'
import { type Desk, replace, set, setBalance } from './desk.ts'
import { endedOf, newlyTold, ownStakeOf, spinOf } from './free-rounds.ts'
import { isOpen, type OpenGame } from './game-state.ts'
import { newCommandId, pause, persist } from './persist.ts'
import { rotate, seedCommandOf } from './seeds.ts'
import { showRound } from './show-round.ts'

type Table = { desk: Desk; game: OpenGame; stage: Stage }

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
export async function playRound(desk: Desk): Promise<void> {
  const { state: game, stage } = desk
  if (!isOpen(game) || game.phase !== 'idle' || game.isOffline || !stage) return
  // Nobody's own money is staked before they have gone on from the free rounds.
  if (game.freeRounds.over) return
  const command = { commandId: newCommandId(), ...spinOf(game) }
  await duringRound({ desk, game, stage }, async () => {
    stage.spin()
    const onLost = () => stopAndSay(desk, stage)
    // The player's first seed goes with their first round: the hash was on the screen before it.
    const seeds = seedCommandOf(game)
    if (!game.fairness.pair) await persist(() => rotate(desk, game.token, seeds), onLost)
    const reply = await persist(() => spin(game.token, command), onLost)
    if (isOpen(desk.state) && desk.state.isOffline) {
      set(desk, { isOffline: false })
      stage.spin()
    }
    desk.nextPlayMs = performance.now() + reply.nextRoundInMs
    set(desk, { fairness: reply.fairness })
    setFreeRounds(desk, reply.freeRounds)
    setBalance(desk, reply.balanceKurus)
    await settle({ desk, game, stage }, reply.round)
  })
}

/** The round the page was torn away from, if there is one, is shown and paid (GAM-11). */
export async function resumeRound(desk: Desk): Promise<void> {
  const { state: game, stage } = desk
  if (!isOpen(game) || game.phase !== 'idle' || !game.session.openRound || !stage) return
  const round = game.session.openRound
  set(desk, { session: { ...game.session, openRound: null } })
  await duringRound({ desk, game, stage }, () => resume({ desk, game, stage }, round))
}

/** Whatever comes of the work, the page is ready again afterwards, and not too soon. */
async function duringRound(table: Table, work: () => Promise<void>): Promise<void> {
  const { desk, game } = table
  desk.nextPlayMs = performance.now() + game.session.roundMinMs
  set(desk, {
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
    await table.stage.land(desk.stops)
    await refuse(table, error.refusal)
  } finally {
    await pause(desk.nextPlayMs - performance.now())
    set(desk, { phase: 'idle', ...whetherOffline(desk) })
    void cycleWins(table)
  }
}

/** The connection may have gone while the round needed none. */
function whetherOffline({ options }: Desk): Partial<OpenGame> {
  return navigator.onLine ? {} : { isOffline: true, said: WORDS[options.language].offline }
}

/** Between rounds the wins are shown one at a time, a few times over, then together again. */
async function cycleWins({ desk, stage }: Table): Promise<void> {
  if (!isOpen(desk.state)) return
  const { wins, mood } = desk.state
  const isCurrent = () =>
    isOpen(desk.state) && desk.state.phase === 'idle' && desk.state.wins === wins
  if (wins.length < 2) return
  for (let turn = 0; turn < wins.length * CYCLES; turn++) {
    const spotlight = turn % wins.length
    set(desk, { spotlight })
    void stage.showWins(wins.slice(spotlight, spotlight + 1), mood)
    await pause(CYCLE_MS)
    if (!isCurrent()) return
  }
  void stage.showWins(wins, mood)
}

/** Shows a round whose stake is taken, has its win paid, and only then shows the new balance. */
async function settle({ desk, game, stage }: Table, round: Round): Promise<void> {
  const { language, tellParent } = desk.options
  set(desk, { roundStakeKurus: round.stakeKurus })
  const voice = { words: WORDS[language], language, sheet: game.sheet }
  await showRound({ stage, voice, round, set: (change) => set(desk, change) })
  desk.stops = round.steps.at(-1)?.stops ?? desk.stops
  const paid = await persist(
    () => finish(game.token, round.id),
    () => set(desk, { isOffline: true }),
  )
  const { winKurus } = paid.round
  const stakeKurus = ownStakeOf(paid.round)
  const netKurus = (isOpen(desk.state) ? desk.state.netKurus : 0) + winKurus - stakeKurus
  set(desk, { isOffline: false, netKurus })
  setBalance(desk, paid.balanceKurus)
  tellParent({ type: 'zar:round', stakeKurus, winKurus })
  if (paid.freeRounds.over) await pause(LAST_FREE_MS)
  setFreeRounds(desk, paid.freeRounds)
  sayAfter(desk)
}

/** After what the round brought: the balance, and how many free rounds are left. */
function sayAfter(desk: Desk): void {
  const { state, options } = desk
  if (!isOpen(state)) return
  const words = WORDS[options.language]
  const { now } = state.freeRounds
  const left = now ? ` ${words.rewardLeft(now.left)}.` : ''
  set(desk, { saidAfter: `${words.balanceSaid(money(state.balanceKurus))}${left}` })
}

function setFreeRounds(desk: Desk, told: FreeRounds): void {
  set(desk, { freeRounds: newlyTold(told, desk.goneOnFrom) })
}

async function resume(table: Table, round: Round): Promise<void> {
  const { desk, stage } = table
  set(desk, { notice: 'resumed', said: WORDS[desk.options.language].resumed })
  await pause(RESUME_PAUSE_MS)
  stage.spin()
  await settle(table, round)
  set(desk, { notice: null })
}

async function refuse(table: Table, refusal: ArcadeRefusal): Promise<void> {
  const { desk, game } = table
  if (refusal === 'session_unknown' || refusal === 'game_unknown')
    return replace(desk, { phase: 'closed', why: refusal })
  const { title, text } = WORDS[desk.options.language].refusals[refusal]
  const offered = game.freeRounds.now
  const isOver = refusal === 'free_rounds_over' && offered !== null
  set(desk, { notice: isOver ? null : { refusal }, said: `${title}. ${text}` })
  if (!LOOKED_UP.has(refusal) && !isOver) return
  const { session } = await persist(
    () => openSession(desk.options.gameCode, game.token),
    () => set(desk, { isOffline: true }),
  )
  set(desk, { isOffline: false })
  set(desk, { fairness: session.fairness })
  setBalance(desk, session.balanceKurus)
  setFreeRounds(desk, isOver ? endedOf(offered, session.freeRounds) : session.freeRounds)
  if (session.openRound) await resume(table, session.openRound)
}

/** No answer came (GAM-15): the reels come to rest where they were, and the page says why. */
function stopAndSay(desk: Desk, stage: Stage): void {
  if (!isOpen(desk.state) || desk.state.isOffline) return
  set(desk, { isOffline: true, said: WORDS[desk.options.language].offlineRound })
  void stage.land(desk.stops)
}
