import type { WalletCommand } from './command.ts'
import {
  type Facts,
  learnTransaction,
  type PlayerFacts,
  type SessionFacts,
  type StoredTransaction,
  transactionKey,
} from './facts.ts'

/** A player and their sessions as they were at the version of the player's cash account. */
type Known = { player: PlayerFacts; sessions: Map<string, SessionFacts> }

/**
 * What this process knew last, so that a bet in play need not read first. It may be out of date:
 * the write asks the database whether the account's version still holds, which moves with whatever
 * changes of the player and of their sessions. Stored transactions never change.
 */
export type Memory = ReturnType<typeof openMemory>

export function openMemory(size = 20_000) {
  return {
    players: bounded<Known>(size),
    transactions: bounded<StoredTransaction>(size),
  }
}

/**
 * Puts what is remembered into `facts`, and answers the commands that need more than that. Of a
 * player who must be read, nothing is remembered: it would be of another version.
 */
export function recall(
  memory: Memory,
  facts: Facts,
  commands: readonly WalletCommand[],
  nowMs: number,
) {
  const unknown = new Set<string>()
  for (const command of commands) {
    if (!isKnown(memory, command, nowMs)) unknown.add(command.playerId)
  }
  return commands.filter((command) => {
    if (unknown.has(command.playerId)) return true
    recallFor(memory, facts, command)
    return false
  })
}

function isKnown(
  { players, transactions }: Memory,
  command: WalletCommand,
  nowMs: number,
): boolean {
  const { kind, provider, playerId, transactionId, referenceId, sessionTokenHash } = command
  const known = players.get(playerId)
  if (!known) return false
  // What is used of a limit is that of a day, a week, a month: with the next one it is read anew.
  if (known.player.limits && known.player.limits.goodUntilMs <= nowMs) return false
  if (transactions.get(transactionKey(provider, transactionId))) return true
  // Whether it or its round was rolled back is asked by the write. What paid the round so far is not.
  if (kind === 'bet') {
    const mayBeOfBonus = referenceId !== null && known.player.bonuses.length > 0
    return !mayBeOfBonus && known.sessions.has(sessionTokenHash ?? '')
  }
  if (kind !== 'win') return false
  return (
    referenceId === null || transactions.get(transactionKey(provider, referenceId)) !== undefined
  )
}

function recallFor(memory: Memory, facts: Facts, command: WalletCommand): void {
  const { provider, playerId, transactionId, referenceId, sessionTokenHash } = command
  const known = memory.players.get(playerId)
  if (known) facts.players.set(playerId, known.player)
  const session = known?.sessions.get(sessionTokenHash ?? '')
  if (session) facts.sessions.set(session.tokenHash, session)
  for (const id of [transactionId, referenceId]) {
    const transaction = id && memory.transactions.get(transactionKey(provider, id))
    if (transaction) learnTransaction(facts, transaction)
  }
}

/** Remembers the players that were read, with the sessions that were read after them. */
export function rememberRead({ players }: Memory, facts: Facts, read: ReadonlySet<string>): void {
  for (const id of read) {
    const player = facts.players.get(id)
    if (player) players.set(id, { player, sessions: new Map() })
  }
  for (const session of facts.sessions.values()) {
    if (read.has(session.playerId)) {
      players.get(session.playerId)?.sessions.set(session.tokenHash, session)
    }
  }
}

/** Remembers a player as they are after a commit of ours. */
export function rememberMoved({ players }: Memory, player: PlayerFacts): void {
  players.set(player.id, { player, sessions: players.get(player.id)?.sessions ?? new Map() })
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
