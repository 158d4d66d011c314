import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { WalletAnswer, WalletCommand } from './command.ts'
import { keepConnection } from './connection.ts'
import { openLane } from './lane.ts'
import { openMemory } from './memory.ts'
import { isNoted, openNotes } from './notes.ts'

export type WalletDeps = {
  pool: pg.Pool
  clock: Clock
  log: Logger
  /** Told after a commit that left pushes in the outbox. */
  onCommitted?: () => void
  /** Told after a jackpot was taken. What is missed here, `tellJackpots` finds. */
  onJackpot?: (win: WalletCommand) => Promise<void>
}

/** One lane prepares its batch while the other's commits. More than that gains nothing. */
const LANES = 2

/**
 * The way all providers' money takes in this process. A player has one lane, so that a player's
 * commands are decided in the order they came. An error means that nothing is known: the provider
 * asks again with the same id, and is answered exactly once.
 */
export function openWallet({ pool, clock, log, onCommitted = () => {}, onJackpot }: WalletDeps) {
  const notes = openNotes({ pool, log, onCommitted, onJackpot })
  const lanes = Array.from({ length: LANES }, () =>
    openLane({ db: keepConnection(pool), memory: openMemory(), clock, log, onCommitted }),
  )
  let isClosed = false

  const laneFor = (command: WalletCommand | undefined) => {
    const lane = lanes[laneOf(command?.playerId ?? '')]
    if (isClosed || !lane) throw new Error('the wallet is closed')
    return lane
  }

  return {
    async post(command: WalletCommand): Promise<WalletAnswer> {
      if (!isNoted(command)) return laneFor(command).post(command)
      await notes.write([command])
      const answer = await laneFor(command).post(command)
      await notes.tell([command], [answer])
      return answer
    },
    /**
     * Takes all of these in one commit or none of them, also of several players: none where one is
     * refused, or has nothing to reverse. The answers are in the order of the commands.
     */
    async postTogether(commands: readonly WalletCommand[]): Promise<WalletAnswer[]> {
      const noted = commands.some(isNoted)
      if (noted) await notes.write(commands)
      const answers = await laneFor(commands[0]).postTogether(commands)
      if (noted) await notes.tell(commands, answers)
      return answers
    },
    /** Answers everyone who is waiting, then lets the connections go. */
    async close(): Promise<void> {
      isClosed = true
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

export type Wallet = ReturnType<typeof openWallet>

/** Any fixed spread will do. */
function laneOf(playerId: string): number {
  let sum = 0
  for (let index = 0; index < playerId.length; index++) sum += playerId.charCodeAt(index)
  return sum % LANES
}
