import { hash } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { WalletAnswer, WalletCommand } from './command.ts'

type MarkDeps = {
  pool: pg.Pool
  log: Logger
  onCommitted: () => void
  onJackpot: ((win: WalletCommand) => Promise<void>) | undefined
}

/** Whether a command is one of free rounds, or a jackpot. Nothing is written beside any other. */
export const isMarked = (command: WalletCommand): boolean =>
  command.reward !== undefined || isJackpot(command)

/** Nobody is told of a jackpot of nothing. */
const isJackpot = ({ kind, amountE5, jackpotE5 }: WalletCommand): boolean =>
  kind === 'win' && jackpotE5 !== undefined && jackpotE5 !== 0n && amountE5 > 0n

/** The command with its reward among the content that must match when its id comes again. */
export function withReward(command: WalletCommand): WalletCommand {
  const { reward, fingerprint } = command
  if (reward === undefined) return command
  return { ...command, fingerprint: hash('sha256', `${fingerprint} ${reward}`) }
}

/**
 * Marks of commands beside their money: written before the commands are decided, told once they are taken.
 * So a command that is taken is counted once, however often it comes. A mark has its message's
 * fingerprint: of a command that was never taken it counts for nothing.
 */
export function openMarks({ pool, log, onCommitted, onJackpot }: MarkDeps) {
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
        if (command.reward !== undefined) await markFreeRound(pool, command, command.reward)
        if (isJackpot(command)) await markJackpot(pool, command)
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

async function markFreeRound(
  pool: pg.Pool,
  { provider, transactionId, fingerprint }: WalletCommand,
  reward: string,
): Promise<void> {
  await pool.query({
    name: 'note_free_round',
    text: `insert into free_round (provider, transaction_id, fingerprint, reward)
      values ($1, $2, decode($3, 'hex'), $4) on conflict do nothing`,
    values: [provider, transactionId, fingerprint, reward],
  })
}

async function markJackpot(
  pool: pg.Pool,
  { provider, transactionId, fingerprint, jackpotE5 = null }: WalletCommand,
): Promise<void> {
  await pool.query({
    name: 'note_jackpot',
    text: `insert into jackpot_win (provider, transaction_id, fingerprint, amount_e5)
      values ($1, $2, decode($3, 'hex'), $4) on conflict do nothing`,
    values: [provider, transactionId, fingerprint, jackpotE5],
  })
}

/** Promises the push: a free round that wins nothing moves no balance that would tell of it. */
async function tellFreeRound(pool: pg.Pool, { playerId, gameCode }: WalletCommand): Promise<void> {
  await pool.query({
    name: 'tell_free_round',
    text: `insert into outbox (player_id, command, message) values ($1, 'FreeRound', $2)`,
    values: [playerId, JSON.stringify({ game: gameCode })],
  })
}
