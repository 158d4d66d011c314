import type { Logger } from 'pino'
import type { Clock } from '../../../../platform/clock.ts'
import type { House } from '../../../protection/index.ts'
import type { WalletAnswer, WalletCommand } from '../command.ts'
import type { Connection } from './connection.ts'
import type { Decided } from './decide-batch.ts'
import { type Memory, rememberDecided, rememberRead } from './memory.ts'
import type { Tally } from './tally.ts'
import { writeDecided } from './write.ts'

export type BatchDeps = {
  db: Connection
  memory: Memory
  clock: Clock
  house: House
  log: Logger
  onCommitted: () => void
  monotonicMs: () => number
  tally: Tally
}

/** Writes a decided batch, commits, remembers it and answers. `read` are the commands whose facts were read. */
export async function finishBatch(
  deps: BatchDeps,
  decided: Decided,
  read: readonly WalletCommand[],
  commit: () => Promise<unknown> = async () => {},
): Promise<WalletAnswer[]> {
  const mustTell = await writeDecided(deps.db, decided)
  await commit()
  deps.tally.onBatch(decided.commands.length)
  if (read.length > 0) {
    rememberRead(deps.memory, decided.facts, new Set(read.map(({ playerId }) => playerId)))
  }
  rememberDecided(deps.memory, decided)
  if (mustTell) deps.onCommitted()
  for (const [index, { answer }] of decided.decisions.entries()) {
    if (answer.outcome === 'balance_full') logFullAccount(deps.log, decided.commands[index])
  }
  return decided.decisions.map(({ answer }) => answer)
}

/** The supplier asks again; until somebody makes room the player waits for their money. */
function logFullAccount(log: Logger, command: WalletCommand | undefined): void {
  const { kind, provider, transactionId, playerId } = command ?? {}
  log.error(
    { event: 'account full', kind, provider, transactionId, playerId },
    'the account cannot hold what it is to be paid',
  )
}
