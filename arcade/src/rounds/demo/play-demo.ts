import type {
  Fairness,
  FinishReply,
  FreeRounds,
  Round,
  RoundsReply,
  SeedPair,
  SeedReply,
  Session,
  SpinReply,
} from '../../protocol.ts'
import { Refusal, refuseIf } from '../../refusal.ts'
import { type Arcade, DEMO_CURRENCY, ROUND_MIN_MS } from '../arcade.ts'
import { ROUNDS_SHOWN_MAX } from '../list-rounds.ts'
import { engineFor, outcomeOf } from '../outcome.ts'
import type { SeedCommand } from '../rotate-seed.ts'
import type { Seated } from '../seated.ts'
import type { SpinCommand } from '../start-round.ts'
import { type Demo, type DemoPair, type DemoRound, newServerSeed } from './demos.ts'

type Machine = Pick<Arcade, 'chance' | 'clock'>

const NO_FREE_ROUNDS: FreeRounds = { now: null, over: null }

/** A demo answers what a player's seat does. Each call is done at once, so none comes between. */
export function seatedAtDemo(machine: Machine, demo: Demo): Seated {
  return {
    read: async () => readDemo(demo),
    spin: async (command) => spin(machine, demo, command),
    finish: async (roundId) => finish(demo, roundId),
    rotate: async (command) => rotate(machine, demo, command),
    rounds: async () => listRounds(demo),
  }
}

function readDemo(demo: Demo): Session {
  const open = demo.rounds.find(isOpen)
  return {
    gameCode: demo.gameCode,
    isDemo: true,
    language: demo.language,
    currency: DEMO_CURRENCY,
    lobbyUrl: demo.lobbyUrl,
    balanceKurus: demo.balanceKurus,
    stakesKurus: [...engineFor(demo.gameCode).sheet.stakesKurus],
    fairness: fairnessOf(demo),
    freeRounds: NO_FREE_ROUNDS,
    openRound: open ? present(demo, open) : null,
    roundMinMs: ROUND_MIN_MS,
  }
}

/** As a player's round (GAM-06), at most once for a command id. */
function spin(machine: Machine, demo: Demo, command: SpinCommand): SpinReply {
  const earlier = demo.rounds.find(({ commandId }) => commandId === command.commandId)
  refuseIf(earlier !== undefined && earlier.stakeKurus !== command.stakeKurus, 'invalid_input')
  const round = earlier ?? begin(machine, demo, command)
  return {
    round: present(demo, round),
    balanceKurus: round.balanceAfterStakeKurus,
    freeRounds: NO_FREE_ROUNDS,
    fairness: fairnessOf(demo),
    nextRoundInMs: Math.max(0, round.startedMs + ROUND_MIN_MS - machine.clock()),
  }
}

function begin(
  { chance, clock }: Machine,
  demo: Demo,
  { commandId, stakeKurus, rewardId }: SpinCommand,
): DemoRound {
  refuseIf(rewardId !== null, 'free_rounds_over')
  refuseIf(!engineFor(demo.gameCode).sheet.stakesKurus.includes(stakeKurus), 'invalid_input')
  refuseIf(demo.rounds.some(isOpen), 'round_open')
  const startedMs = clock()
  refuseIf(startedMs - (demo.rounds[0]?.startedMs ?? 0) < ROUND_MIN_MS, 'too_fast')
  const { pair } = demo
  if (!pair) throw new Refusal('client_seed_missing')
  refuseIf(demo.balanceKurus < stakeKurus, 'not_enough_money')

  demo.balanceKurus -= stakeKurus
  const round: DemoRound = {
    id: chance.uuid(),
    commandId,
    stakeKurus,
    pair,
    nonce: pair.nonce,
    startedMs,
    balanceAfterStakeKurus: demo.balanceKurus,
    balanceAfterWinKurus: null,
  }
  pair.nonce += 1
  demo.rounds = [round, ...demo.rounds].slice(0, ROUNDS_SHOWN_MAX)
  return round
}

function finish(demo: Demo, roundId: string): FinishReply {
  const round = demo.rounds.find(({ id }) => id === roundId)
  if (!round) throw new Refusal('invalid_input')
  const balanceKurus = round.balanceAfterWinKurus ?? pay(demo, round)
  return { round: present(demo, round), balanceKurus, freeRounds: NO_FREE_ROUNDS }
}

function pay(demo: Demo, round: DemoRound): number {
  demo.balanceKurus += shownBy(demo, round).winKurus
  round.balanceAfterWinKurus = demo.balanceKurus
  return demo.balanceKurus
}

function rotate(
  { chance }: Machine,
  demo: Demo,
  { commitment, clientSeed }: SeedCommand,
): SeedReply {
  const { pair, next } = demo
  const isRepeated = pair?.commitment === commitment && pair.clientSeed === clientSeed
  if (!isRepeated) {
    refuseIf(next.commitment !== commitment, 'seeds_changed')
    refuseIf(demo.rounds.some(isOpen), 'round_open')
    if (pair) pair.isRevealed = true
    demo.replaced = pair
    demo.pair = { ...next, clientSeed, nonce: 0, isRevealed: false }
    demo.next = newServerSeed(chance)
  }
  const { replaced } = demo
  return {
    revealed: replaced && { serverSeed: replaced.serverSeed, ...told(replaced) },
    fairness: fairnessOf(demo),
  }
}

const listRounds = (demo: Demo): RoundsReply => ({
  rounds: demo.rounds.map((round) => ({
    ...present(demo, round),
    serverSeed: round.pair.isRevealed ? round.pair.serverSeed : null,
  })),
})

const isOpen = (round: DemoRound): boolean => round.balanceAfterWinKurus === null

const shownBy = ({ gameCode }: Demo, { stakeKurus, pair, nonce }: DemoRound) =>
  outcomeOf(gameCode, stakeKurus, pair, nonce)

function present(demo: Demo, round: DemoRound): Round {
  return {
    id: round.id,
    gameCode: demo.gameCode,
    stakeKurus: round.stakeKurus,
    isFree: false,
    ...shownBy(demo, round),
    state: isOpen(round) ? 'open' : 'settled',
    nonce: round.nonce,
    commitment: round.pair.commitment,
    clientSeed: round.pair.clientSeed,
    startedAt: new Date(round.startedMs).toISOString(),
  }
}

const told = ({ commitment, clientSeed, nonce }: DemoPair): SeedPair => ({
  commitment,
  clientSeed,
  nonce,
})

const fairnessOf = ({ pair, next }: Demo): Fairness => ({
  pair: pair && told(pair),
  nextCommitment: next.commitment,
})
