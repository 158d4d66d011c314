import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { WalletAnswer, WalletCommand } from './command.ts'
import { keepConnection } from './connection.ts'
import { withReward } from './free-round.ts'
import { openLane } from './lane.ts'
import { openMemory } from './memory.ts'
import { isNoted, openNotes } from './notes.ts'
import { tellSlotOpen } from './tell-slot-open.ts'

export type WalletDeps = {
  pool: pg.Pool
  clock: Clock
  log: Logger
  /** Told after a commit that left pushes in the outbox. */
  onCommitted?: () => void
  /** Told after a jackpot was taken. What is missed here, `tellJackpots` finds. */
  onJackpot?: (win: WalletCommand) => Promise<void>
}

/** One prepares a batch while the other’s commits. A third would only take their processor time. */
const CONNECTIONS = 2

/**
 * The way all providers' money takes in this process. An error means that nothing is known: the provider
 * asks again with the same id, and is answered exactly once.
 */
export function openWallet({ pool, clock, log, onCommitted = () => {}, onJackpot }: WalletDeps) {
  const notes = openNotes({ pool, log, onCommitted, onJackpot })
  const connections = Array.from({ length: CONNECTIONS }, () => keepConnection(pool))
  const lane = openLane({ memory: openMemory(), clock, log, onCommitted }, connections)
  let isClosed = false

  function open() {
    if (isClosed) throw new Error('the wallet is closed')
    return lane
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
      if (!isNoted(command)) return told(command, await open().post(command))
      const noted = withReward(command)
      await notes.write([noted])
      const answer = await open().post(noted)
      await notes.tell([noted], [answer])
      return answer
    },
    /**
     * Takes all of these in one commit or none of them, also of several players: none where one is
     * refused, or has nothing to reverse. The answers are in the order of the commands.
     */
    async postTogether(commands: readonly WalletCommand[]): Promise<WalletAnswer[]> {
      if (!commands.some(isNoted)) {
        const answers = await open().postTogether(commands)
        return answers.map((answer, index) => told(commands[index], answer))
      }
      const noted = commands.map(withReward)
      await notes.write(noted)
      const answers = await open().postTogether(noted)
      await notes.tell(noted, answers)
      return answers
    },
    /** Answers everyone who is waiting, then lets the connections go. */
    async close(): Promise<void> {
      isClosed = true
      await lane.close()
    },
  }
}

export type Wallet = ReturnType<typeof openWallet>
