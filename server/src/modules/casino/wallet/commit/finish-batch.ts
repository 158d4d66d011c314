import type { Logger } from 'pino'
import type { Clock } from '../../../../platform/clock.ts'
import type { House } from '../../../protection/index.ts'
import type { WalletAnswer, WalletCommand } from '../command.ts'
import { decideUnits } from '../decide/atomic-group.ts'
import type { Facts } from '../decide/facts.ts'
import type { Connection } from './connection.ts'
import { type Memory, rememberMoved, rememberRead, rememberStored } from './memory.ts'
import type { Tally } from './tally.ts'
import { type Decided, movedAccounts, movedPlayers, storedOf, writeDecided } from './write.ts'

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

/** A decided batch with the facts that it stands on. */
export type DecidedBatch = Decided & { facts: Facts }

export function decideBatch(
  commands: readonly WalletCommand[],
  facts: Facts,
  nowMs: number,
): DecidedBatch {
  const before = new Map(facts.players)
  const decisions = decideUnits(facts, commands, nowMs)
  const stored = storedOf(decisions)
  return { commands, decisions, stored, before, facts, moved: movedPlayers(stored, before, facts) }
}

/** Writes a decided batch, commits, remembers it and answers. `read` are the commands whose facts were read. */
export async function finishBatch(
  deps: BatchDeps,
  decided: DecidedBatch,
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

function rememberDecided(memory: Memory, decided: Decided): void {
  for (const { transaction } of decided.stored) rememberStored(memory, transaction)
  for (const { was, is } of decided.moved) {
    for (const account of movedAccounts(was, is)) account.version++
    rememberMoved(memory, is)
  }
}
