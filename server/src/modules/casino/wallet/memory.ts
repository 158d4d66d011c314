import type { WalletCommand } from './command.ts'
import {
  type Facts,
  learnTransaction,
  type PlayerFacts,
  type SessionFacts,
  type StoredTransaction,
  transactionKey,
} from './facts.ts'

/**
 * What this process knew last, so that a bet in play need not read first. It may be out of date:
 * the write asks the database whether it still holds. Stored transactions never change.
 */
export type Memory = ReturnType<typeof openMemory>

export function openMemory(size = 20_000) {
  return {
    players: bounded<PlayerFacts>(size),
    sessions: bounded<SessionFacts>(size),
    transactions: bounded<StoredTransaction>(size),
  }
}

/** Puts what is remembered into `facts`, and answers the commands that need more than that. */
export function recall(memory: Memory, facts: Facts, commands: readonly WalletCommand[]) {
  return commands.filter((command) => !recallFor(memory, facts, command))
}

function recallFor(memory: Memory, facts: Facts, command: WalletCommand): boolean {
  const player = memory.players.get(command.playerId)
  if (player) facts.players.set(player.id, player)
  const own = memory.transactions.get(transactionKey(command.provider, command.transactionId))
  if (own) learnTransaction(facts, own)
  if (!player || own) return player !== undefined
  // The rollback of a bet's round is not remembered, as that of the bet is asked for by the write.
  if (command.kind === 'bet' && command.referenceId !== null) return false
  if (command.kind === 'bet') return recallSession(memory, facts, command)
  return command.kind === 'win' && recallBet(memory, facts, command)
}

function recallSession(memory: Memory, facts: Facts, { sessionTokenHash }: WalletCommand): boolean {
  const key = sessionTokenHash ?? ''
  const session = memory.sessions.get(key)
  if (session) facts.sessions.set(key, session)
  return session !== undefined
}

function recallBet(memory: Memory, facts: Facts, { provider, referenceId }: WalletCommand) {
  if (referenceId === null) return true
  const bet = memory.transactions.get(transactionKey(provider, referenceId))
  if (bet) learnTransaction(facts, bet)
  return bet !== undefined
}

/**
 * A map of at least the `size` entries set last. Forgets by halves: to delete the oldest one by one
 * costs more than all the rest of remembering.
 */
function bounded<Value>(size: number) {
  let [young, old] = [new Map<string, Value>(), new Map<string, Value>()]
  return {
    get: (key: string) => young.get(key) ?? old.get(key),
    set(key: string, value: Value) {
      young.set(key, value)
      if (young.size >= size) [young, old] = [new Map(), young]
    },
    delete(key: string) {
      young.delete(key)
      old.delete(key)
    },
  }
}
