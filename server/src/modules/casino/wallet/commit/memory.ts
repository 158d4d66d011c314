import type { WalletCommand } from '../command.ts'
import {
  type Facts,
  learnTransaction,
  type PlayerFacts,
  type SessionFacts,
  type StoredTransaction,
} from '../decide/facts.ts'
import { type Decided, movedAccounts } from './decide-batch.ts'

/** A player and their sessions as they were at the version of the player's cash account. */
type RememberedPlayer = { player: PlayerFacts; sessions: Map<string, SessionFacts> }

/**
 * What this process knew last, so that a bet in play need not read first. It may be out of date:
 * the write asks the database whether the account's version still holds, which moves with whatever
 * changes of the player and of their sessions. Stored transactions never change.
 */
export type Memory = ReturnType<typeof openMemory>

export function openMemory(size = 20_000) {
  return {
    players: bounded<RememberedPlayer>(size),
    /** By the id alone: of two suppliers' that have the same one, the last. */
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
): WalletCommand[] {
  const unknown = new Set<string>()
  for (const command of commands) {
    if (!recallFor(memory, facts, command, nowMs)) unknown.add(command.playerId)
  }
  if (unknown.size === 0) return []
  for (const id of unknown) facts.players.delete(id)
  for (const { tokenHash, playerId } of facts.sessions.values()) {
    if (unknown.has(playerId)) facts.sessions.delete(tokenHash)
  }
  return commands.filter(({ playerId }) => unknown.has(playerId))
}

/** Answers whether what is remembered is enough for this command. */
function recallFor(memory: Memory, facts: Facts, command: WalletCommand, nowMs: number): boolean {
  const { provider, playerId, transactionId, referenceId, sessionTokenHash, isOfOpenRound } =
    command
  const known = memory.players.get(playerId)
  if (!known) return false
  // What is used of a limit is that of a day, a week, a month: with the next one it is read anew.
  if (known.player.limits && known.player.limits.goodUntilMs <= nowMs) return false
  const session = known.sessions.get(sessionTokenHash ?? '')
  // What became of its round so far is not remembered.
  if (isOfOpenRound && session && session.expiresMs <= nowMs) return false
  const earlier = rememberedOf(memory, provider, transactionId)
  const named = referenceId === null ? null : rememberedOf(memory, provider, referenceId)
  if (!earlier && !isEnough(command, known.player, { session, named })) return false
  facts.players.set(playerId, known.player)
  if (session) facts.sessions.set(session.tokenHash, session)
  if (earlier) learnTransaction(facts, earlier)
  if (named) learnTransaction(facts, named)
  return true
}

/** Of a command that was not seen before. `named` is null where it names no other. */
function isEnough(
  { kind }: WalletCommand,
  { bonuses }: PlayerFacts,
  {
    session,
    named,
  }: { session: SessionFacts | undefined; named: StoredTransaction | null | undefined },
): boolean {
  // Whether it or its round was rolled back is asked by the write. What paid the round so far is not.
  if (kind === 'bet') return session !== undefined && (named === null || bonuses.length === 0)
  return kind === 'win' && named !== undefined
}

function rememberedOf({ transactions }: Memory, provider: string, id: string) {
  const found = transactions.get(id)
  return found?.provider === provider ? found : undefined
}

export function forgetPlayers({ players }: Memory, commands: readonly WalletCommand[]): void {
  for (const { playerId } of commands) players.delete(playerId)
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

/** Remembers what a commit of ours stored, and the players as they are after it. */
export function rememberDecided({ players, transactions }: Memory, decided: Decided): void {
  for (const { transaction } of decided.stored) transactions.set(transaction.id, transaction)
  for (const { was, is } of decided.moved) {
    for (const account of movedAccounts(was, is)) account.version++
    const known = players.get(is.id)
    if (known) known.player = is
    else players.set(is.id, { player: is, sessions: new Map() })
  }
}

/**
 * A map of at least the `size` entries used last. Forgets by halves: to delete the oldest one by one
 * costs more than all the rest of remembering.
 */
function bounded<Value>(size: number) {
  let [young, old] = [new Map<string, Value>(), new Map<string, Value>()]

  function set(key: string, value: Value): void {
    young.set(key, value)
    if (young.size >= size) [young, old] = [new Map(), young]
  }

  return {
    get(key: string): Value | undefined {
      const found = young.get(key)
      if (found !== undefined) return found
      const older = old.get(key)
      if (older !== undefined) set(key, older)
      return older
    },
    set,
    delete(key: string) {
      young.delete(key)
      old.delete(key)
    },
  }
}
