import { isDeepStrictEqual } from 'node:util'
import { MOST_RETURN_KURUS } from '../../games/game.ts'
import type {
  BeginReply,
  Fairness,
  FinishReply,
  FreeRounds,
  MoveReply,
  Round,
  RoundsReply,
  SeedPair,
  SeedReply,
  Session,
} from '../../protocol.ts'
import { Refusal, refuseIf } from '../../refusal.ts'
import { type Arcade, DEMO_CURRENCY, roundMinMs } from '../arcade.ts'
import { ROUNDS_SHOWN_MAX } from '../list-rounds.ts'
import type { MoveCommand } from '../make-move.ts'
import { beginRound, gameOf, playMove } from '../outcome.ts'
import { shownOf } from '../present.ts'
import { isStopped, refuseIfStopped } from '../refuse-if-stopped.ts'
import type { SeedCommand } from '../seeds/rotate-seed.ts'
import type { Seated } from '../sessions/seated.ts'
import type { BeginCommand } from '../start-round.ts'
import { type Demo, type DemoMove, type DemoPair, type DemoRound, newServerSeed } from './demos.ts'

type Machine = Pick<Arcade, 'chance' | 'clock' | 'profile' | 'pool' | 'closed'>

const NO_FREE_ROUNDS: FreeRounds = { now: null, over: null }

/** A demo answers what a player's seat does. What changes it is done at once, so that no other call comes between. */
export function seatedAtDemo(machine: Machine, demo: Demo): Seated {
  return {
    read: () => readDemo(machine, demo),
    async begin(command) {
      const isRepeated = demo.rounds.some(({ commandId }) => commandId === command.commandId)
      if (!isRepeated) await refuseIfStopped(machine, machine.pool, demo.gameCode)
      return begin(machine, demo, command)
    },
    move: async (command) => move(demo, command),
    finish: async (roundId) => finish(demo, roundId),
    rotate: async (command) => rotate(machine, demo, command),
    rounds: async () => listRounds(demo),
  }
}

async function readDemo(machine: Machine, demo: Demo): Promise<Session> {
  const open = demo.rounds.find(isOpen)
  const game = gameOf(demo.gameCode)
  return {
    gameCode: demo.gameCode,
    isDemo: true,
    language: demo.language,
    currency: DEMO_CURRENCY,
    lobbyUrl: demo.lobbyUrl,
    balanceKurus: demo.balanceKurus,
    stakesKurus: [...game.stakesKurus],
    fairness: fairnessOf(demo),
    freeRounds: NO_FREE_ROUNDS,
    openRound: open ? present(demo, open) : null,
    roundMinMs: roundMinMs(machine, game),
    hasAutoplay: machine.profile.hasAutoplay,
    hasFastPlay: machine.profile.hasFastPlay,
    hasSkip: machine.profile.hasSkip,
    isStopped: await isStopped(machine, machine.pool, demo.gameCode),
  }
}

function begin(machine: Machine, demo: Demo, command: BeginCommand): BeginReply {
  const earlier = demo.rounds.find(({ commandId }) => commandId === command.commandId)
  refuseIf(earlier !== undefined && !isDeepStrictEqual(earlier.bet, command.bet), 'invalid_input')
  const round = earlier ?? newRound(machine, demo, command)
  const minMs = roundMinMs(machine, gameOf(demo.gameCode))
  return {
    round: present(demo, round),
    balanceKurus: round.balanceAfterWinKurus ?? round.balanceAfterStakeKurus,
    freeRounds: NO_FREE_ROUNDS,
    fairness: fairnessOf(demo),
    nextRoundInMs: Math.max(0, round.startedMs + minMs - machine.clock()),
  }
}

function newRound(
  machine: Machine,
  demo: Demo,
  { commandId, bet: input, rewardId }: BeginCommand,
): DemoRound {
  const { chance, clock } = machine
  refuseIf(rewardId !== null, 'free_rounds_over')
  const game = gameOf(demo.gameCode)
  const bet = game.readBet(input)
  if (bet === undefined) throw new Refusal('invalid_input')
  refuseIf(game.mostReturnOf(bet) > MOST_RETURN_KURUS, 'bet_too_high')
  refuseIf(demo.rounds.some(isOpen), 'round_open')
  const startedMs = clock()
  refuseIf(startedMs - (demo.rounds[0]?.startedMs ?? 0) < roundMinMs(machine, game), 'too_fast')
  const { pair } = demo
  if (!pair) throw new Refusal('client_seed_missing')
  const stakeKurus = game.stakeOf(bet)
  refuseIf(demo.balanceKurus < stakeKurus, 'not_enough_money')

  demo.balanceKurus -= stakeKurus
  const round: DemoRound = {
    id: chance.uuid(),
    commandId,
    bet,
    stakeKurus,
    moves: [],
    progress: beginRound(game, bet, { seeds: pair, nonce: pair.nonce }),
    pair,
    nonce: pair.nonce,
    startedMs,
    balanceAfterStakeKurus: demo.balanceKurus,
    balanceAfterWinKurus: null,
  }
  pair.nonce += 1
  demo.rounds = [round, ...demo.rounds].slice(0, ROUNDS_SHOWN_MAX)
  if (game.kind !== 'slot') payOnceDecided(demo, round)
  return round
}

function move(demo: Demo, { roundId, commandId, move: input, seen }: MoveCommand): MoveReply {
  const game = gameOf(demo.gameCode)
  const round = demo.rounds.find(({ id }) => id === roundId)
  const wanted = game.readMove(input)
  if (!round || wanted === undefined) throw new Refusal('invalid_input')
  const earlier = round.moves.find((one) => one.commandId === commandId)
  refuseIf(earlier !== undefined && !isDeepStrictEqual(earlier.move, wanted), 'invalid_input')
  const made = earlier ?? newMove(demo, round, { commandId, move: wanted, seen })
  const balanceKurus = round.balanceAfterWinKurus ?? made.balanceKurus
  return { round: present(demo, round), balanceKurus }
}

function newMove(
  demo: Demo,
  round: DemoRound,
  { commandId, move: wanted, seen }: Pick<MoveCommand, 'commandId' | 'move' | 'seen'>,
): DemoMove {
  const game = gameOf(demo.gameCode)
  const { outcome, winKurus } = round.progress
  refuseIf(winKurus !== null, 'round_not_open')
  refuseIf(seen !== undefined && seen < round.moves.length, 'round_went_on')
  refuseIf(game.whyNot(outcome, wanted) !== undefined, 'move_refused')
  const priceKurus = game.priceOf(outcome, wanted)
  refuseIf(demo.balanceKurus < priceKurus, 'not_enough_money')
  demo.balanceKurus -= priceKurus
  const made = { commandId, move: wanted, priceKurus, balanceKurus: demo.balanceKurus }
  round.moves.push(made)
  const { pair: seeds, nonce } = round
  round.progress = playMove(game, round.progress, wanted, { seeds, nonce })
  payOnceDecided(demo, round)
  return made
}

function payOnceDecided(demo: Demo, round: DemoRound): void {
  if (round.progress.winKurus !== null) pay(demo, round)
}

function finish(demo: Demo, roundId: string): FinishReply {
  const round = demo.rounds.find(({ id }) => id === roundId)
  if (!round || round.progress.winKurus === null) throw new Refusal('invalid_input')
  const balanceKurus = round.balanceAfterWinKurus ?? pay(demo, round)
  return { round: present(demo, round), balanceKurus, freeRounds: NO_FREE_ROUNDS }
}

function pay(demo: Demo, round: DemoRound): number {
  demo.balanceKurus += round.progress.winKurus ?? 0
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
    demo.next = newServerSeed(chance, demo.gameCode)
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

function present(demo: Demo, round: DemoRound): Round {
  const { outcome, winKurus } = round.progress
  return {
    id: round.id,
    gameCode: demo.gameCode,
    gameVersion: gameOf(demo.gameCode).version,
    stakeKurus: round.stakeKurus,
    stakedKurus: round.moves.reduce((sum, { priceKurus }) => sum + priceKurus, round.stakeKurus),
    bet: round.bet,
    moves: round.moves.map((made) => made.move),
    isFree: false,
    ...shownOf(gameOf(demo.gameCode), outcome, winKurus),
    state: isOpen(round) ? 'open' : 'settled',
    nonce: round.nonce,
    commitment: round.pair.commitment,
    digest: round.pair.digest,
    clientSeed: round.pair.clientSeed,
    startedAt: new Date(round.startedMs).toISOString(),
  }
}

const told = ({ commitment, digest, clientSeed, nonce }: DemoPair): SeedPair => ({
  commitment,
  digest,
  clientSeed,
  nonce,
})

const fairnessOf = ({ pair, next }: Demo): Fairness => ({
  pair: pair && told(pair),
  nextCommitment: next.commitment,
  digest: next.digest,
})
