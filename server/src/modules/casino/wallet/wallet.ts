import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { House } from '../../protection/index.ts'
import type { WalletAnswer, WalletCommand } from './command.ts'
import { keepConnection } from './commit/connection.ts'
import { type BatchTraces, openGroupCommit } from './commit/group-commit.ts'
import { openMemory } from './commit/memory.ts'
import { openTally } from './commit/tally.ts'
import { isMarked, openMarks, withReward } from './reward-and-jackpot-marks.ts'

export type WalletDeps = {
  pool: pg.Pool
  clock: Clock
  /** Asked by every stake. */
  house: House
  log: Logger
  /** Told after a commit that left pushes in the outbox. */
  onCommitted?: () => void
  /** Told after a jackpot was taken. What is missed here, `tellJackpots` finds. */
  onJackpot?: (win: WalletCommand) => Promise<void>
  /** Of a clock that only goes forward, by which a batch runs out of time. */
  monotonicMs?: () => number
  /** Undefined: no batch is traced. */
  traces?: BatchTraces | undefined
}

/** One prepares a batch while the other’s commits. A third would only take their processor time. */
const CONNECTIONS = 2

/**
 * The way all providers' money takes in this process. An error means that nothing is known: the provider
 * asks again with the same id, and is answered exactly once.
 */
export function openWallet({
  pool,
  clock,
  house,
  log,
  onCommitted = () => {},
  onJackpot,
  monotonicMs = () => performance.now(),
  traces,
}: WalletDeps) {
  const marks = openMarks({ pool, log, onCommitted, onJackpot })
  const connections = Array.from({ length: CONNECTIONS }, () => keepConnection(pool))
  const tally = openTally()
  const groupCommit = openGroupCommit(
    { memory: openMemory(), clock, house, log, onCommitted, monotonicMs, tally, traces },
    connections,
  )
  let isClosed = false

  function open() {
    if (isClosed) throw new Error('the wallet is closed')
    return groupCommit
  }

  /** The player reads why their stake was not taken: the supplier's word for it says less. */
  function told(command: WalletCommand | undefined, answer: WalletAnswer): WalletAnswer {
    if (!command || answer.outcome !== 'slot_open' || answer.note) return answer
    tellSlotOpen(pool, command).then(onCommitted, (err: unknown) =>
      log.warn({ err }, 'an open slot was not told of'),
    )
    return answer
  }

  return {
    async post(command: WalletCommand): Promise<WalletAnswer> {
      if (!isMarked(command)) return told(command, await open().post(command))
      const marked = withReward(command)
      await marks.write([marked])
      const answer = await open().post(marked)
      await marks.tell([marked], [answer])
      return answer
    },
    /**
     * Takes all of these in one commit or none of them, also of several players: none where one is
     * refused, or has nothing to reverse. The answers are in the order of the commands.
     */
    async postAtomically(commands: readonly WalletCommand[]): Promise<WalletAnswer[]> {
      if (!commands.some(isMarked)) {
        const answers = await open().postAtomically(commands)
        return answers.map((answer, index) => told(commands[index], answer))
      }
      const marked = commands.map(withReward)
      await marks.write(marked)
      const answers = await open().postAtomically(marked)
      await marks.tell(marked, answers)
      return answers
    },
    /** For the metrics: how many wait now, and what was committed since the start. */
    figures: () => ({ waiting: groupCommit.waiting(), ...tally.figures() }),
    /** Answers everyone who is waiting, then lets the connections go. */
    async close(): Promise<void> {
      isClosed = true
      await groupCommit.close()
    },
  }
}

export type Wallet = ReturnType<typeof openWallet>

/** Promises the push that a stake was refused because a round of another slot is open. */
async function tellSlotOpen(pool: pg.Pool, { playerId, gameCode }: WalletCommand): Promise<void> {
  await pool.query({
    name: 'tell_slot_open',
    text: `insert into outbox (player_id, command, message) values ($1, 'SlotOpen', $2)`,
    values: [playerId, JSON.stringify({ game: gameCode })],
  })
}
