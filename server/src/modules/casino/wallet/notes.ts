import type pg from 'pg'
import type { Logger } from 'pino'
import type { WalletAnswer, WalletCommand } from './command.ts'
import { noteFreeRound, tellFreeRound } from './free-round.ts'
import { isJackpot, noteJackpot } from './jackpot.ts'

type NoteDeps = {
  pool: pg.Pool
  log: Logger
  onCommitted: () => void
  onJackpot: ((win: WalletCommand) => Promise<void>) | undefined
}

/** Whether a command is one of free rounds, or a jackpot: nothing is written beside any other. */
export const isNoted = (command: WalletCommand): boolean =>
  command.reward !== undefined || isJackpot(command)

/**
 * What is known of commands beside their money: written before they are decided, told once they are taken.
 * A note has its message's fingerprint: of one that was never taken it counts for nothing.
 */
export function openNotes({ pool, log, onCommitted, onJackpot }: NoteDeps) {
  async function tellOne(command: WalletCommand): Promise<void> {
    if (command.reward !== undefined) {
      await tellFreeRound(pool, command).then(onCommitted, (err: unknown) =>
        log.warn({ err }, 'a free round was not told of'),
      )
    }
    if (onJackpot && isJackpot(command)) {
      await onJackpot(command).catch((err: unknown) =>
        log.warn({ err }, 'a jackpot was not told of; it will be'),
      )
    }
  }

  return {
    async write(commands: readonly WalletCommand[]): Promise<void> {
      for (const command of commands) {
        if (command.reward !== undefined) await noteFreeRound(pool, command, command.reward)
        if (isJackpot(command)) await noteJackpot(pool, command)
      }
    },
    /** Never fails: the money has moved, and its answer is waited for. */
    async tell(
      commands: readonly WalletCommand[],
      answers: readonly WalletAnswer[],
    ): Promise<void> {
      for (const [index, command] of commands.entries()) {
        const answer = answers[index]
        if (answer?.outcome === 'ok' && answer.note !== 'replay') await tellOne(command)
      }
    },
  }
}
