import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import { playerBehind } from './behind.ts'
import { IS_FINAL, type WalletAnswer, type WalletCommand } from './command.ts'
import { type Connection, ConnectionLost } from './connection.ts'
import type { Decision } from './decide.ts'
import { type Facts, noFacts } from './facts.ts'
import { type Memory, recall, rememberMoved, rememberRead, rememberStored } from './memory.ts'
import { freePlayers, lockPlayers, readFacts } from './read.ts'
import { decideUnits, unitsOf } from './together.ts'
import { type Decided, movedAccounts, movedPlayers, storedOf, writeDecided } from './write.ts'

export type BatchDeps = {
  db: Connection
  memory: Memory
  clock: Clock
  log: Logger
  onCommitted: () => void
}

/** After this long nothing is begun any more: those who still wait hear so, and ask again. */
const BATCH_MAX_MS = 1_500

/** Nothing was done of it, and asking again may help. */
class NotReached extends Error {
  override readonly name = 'NotReached'
}

/**
 * Commits a batch and answers each of its commands.
 *
 * The first attempt trusts what is remembered and is one statement; the database refuses it where
 * that no longer holds. The second holds the players' accounts while it reads, so that nothing can
 * change under it. Where that throws too, some command is poisoned, and they are taken apart. Those whose
 * account somebody else holds, or whose play is not added up yet, are refused, and the others go on
 * without them.
 */
export async function commitBatch(
  deps: BatchDeps,
  commands: readonly WalletCommand[],
  deadline = performance.now() + BATCH_MAX_MS,
): Promise<PromiseSettledResult<WalletAnswer>[]> {
  try {
    return fulfilled(await attempt(deps, commands))
  } catch (error) {
    if (error instanceof ConnectionLost) return rejected(commands, error)
    forget(deps.memory, commands)
    if (performance.now() > deadline) return rejected(commands, outOfTime())
    const behind = playerBehind(error)
    if (behind) return commitWithout(deps, commands, { playerId: behind, deadline })
    if (isHeld(error) && unitsOf(commands).length > 1) return commitFree(deps, commands, deadline)
    return commitHolding(deps, commands, deadline)
  }
}

async function commitHolding(
  deps: BatchDeps,
  commands: readonly WalletCommand[],
  deadline: number,
): Promise<PromiseSettledResult<WalletAnswer>[]> {
  try {
    return fulfilled(await attemptHolding(deps, commands))
  } catch (error) {
    const behind = playerBehind(error)
    if (behind) return commitWithout(deps, commands, { playerId: behind, deadline })
    const isOver = error instanceof ConnectionLost || unitsOf(commands).length === 1
    deps.log.error({ err: error, commands: commands.length, isOver }, 'wallet batch failed')
    if (isOver) return rejected(commands, error)
  }
  return commitApart(deps, commands, deadline)
}

/** The database gave up waiting for an account. */
const isHeld = (error: unknown) => (error as { code?: unknown }).code === '55P03'

/** Refuses at once those whose account somebody else holds: to wait once more would delay all the others. */
async function commitFree(
  deps: BatchDeps,
  commands: readonly WalletCommand[],
  deadline: number,
): Promise<PromiseSettledResult<WalletAnswer>[]> {
  try {
    const free = await freePlayers(deps.db, commands)
    const units = unitsOf(commands).map((unit) => ({ unit, isFree: isFree(free, unit) }))
    const left = units.flatMap(({ unit, isFree }) => (isFree ? unit : []))
    const results = left.length > 0 ? await commitBatch(deps, left, deadline) : []
    return units.flatMap(({ unit, isFree }) =>
      isFree ? results.splice(0, unit.length) : rejected(unit, heldElsewhere()),
    )
  } catch (error) {
    return rejected(commands, error)
  }
}

/** Refuses whatever this player is in, and goes on with the others. */
async function commitWithout(
  deps: BatchDeps,
  commands: readonly WalletCommand[],
  { playerId, deadline }: { playerId: string; deadline: number },
): Promise<PromiseSettledResult<WalletAnswer>[]> {
  const isOf = (unit: readonly WalletCommand[]) => unit.some((one) => one.playerId === playerId)
  const units = unitsOf(commands)
  const left = units.filter((unit) => !isOf(unit)).flat()
  const results = left.length > 0 ? await commitBatch(deps, left, deadline) : []
  return units.flatMap((unit) =>
    isOf(unit) ? rejected(unit, notAddedUp()) : results.splice(0, unit.length),
  )
}

/** Tries each of those that are not held alone; what belongs together stays together. */
async function commitApart(
  deps: BatchDeps,
  commands: readonly WalletCommand[],
  deadline: number,
): Promise<PromiseSettledResult<WalletAnswer>[]> {
  const results: PromiseSettledResult<WalletAnswer>[] = []
  try {
    const free = await freePlayers(deps.db, commands)
    for (const unit of unitsOf(commands)) {
      const why = whyNotReached(free, unit, deadline)
      results.push(...(why ? rejected(unit, why) : await commitBatch(deps, unit)))
    }
    return results
  } catch (error) {
    return [...results, ...rejected(commands.slice(results.length), error)]
  }
}

function whyNotReached(
  free: ReadonlySet<string>,
  unit: readonly WalletCommand[],
  deadline: number,
) {
  if (!isFree(free, unit)) return heldElsewhere()
  return performance.now() > deadline ? outOfTime() : undefined
}

const isFree = (free: ReadonlySet<string>, unit: readonly WalletCommand[]) =>
  unit.every(({ playerId }) => free.has(playerId))
const heldElsewhere = () => new NotReached('the player’s account is held elsewhere')
const notAddedUp = () => new NotReached('the player’s play of late is still to be added up')
const outOfTime = () => new NotReached('the wallet ran out of time')

const fulfilled = (answers: WalletAnswer[]) =>
  answers.map((value) => ({ status: 'fulfilled' as const, value }))
const rejected = (commands: readonly WalletCommand[], reason: unknown) =>
  commands.map(() => ({ status: 'rejected' as const, reason }))

class Doubtful extends Error {}

async function attempt(deps: BatchDeps, commands: readonly WalletCommand[]) {
  const facts = noFacts()
  const nowMs = deps.clock.now().getTime()
  const unknown = recall(deps.memory, facts, commands, nowMs)
  if (unknown.length > 0) await readFacts(deps.db, facts, unknown, nowMs)
  const decided = decideBatch(commands, facts, nowMs)
  const read = new Set(unknown)
  const isDoubtful = commands.some(
    (command, index) => !read.has(command) && isPassing(decided.decisions[index]),
  )
  if (isDoubtful) throw new Doubtful('an answer that is not stored is given on fresh facts only')
  return finish(deps, decided, unknown)
}

/** An answer that writes nothing: the database has no statement to refuse if what was remembered is stale. */
const isPassing = (decision: Decision | undefined) =>
  decision !== undefined && !IS_FINAL[decision.answer.outcome]

async function attemptHolding(deps: BatchDeps, commands: readonly WalletCommand[]) {
  const { db, clock } = deps
  await db.query('begin', 'begin')
  try {
    await lockPlayers(db, commands)
    const facts = noFacts()
    const nowMs = clock.now().getTime()
    await readFacts(db, facts, commands, nowMs)
    return await finish(deps, decideBatch(commands, facts, nowMs), commands, () =>
      db.query('commit', 'commit'),
    )
  } catch (error) {
    if (!(error instanceof ConnectionLost)) await db.query('rollback', 'rollback')
    throw error
  }
}

function decideBatch(commands: readonly WalletCommand[], facts: Facts, nowMs: number) {
  const before = new Map(facts.players)
  const decisions = decideUnits(facts, commands, nowMs)
  const stored = storedOf(decisions)
  return { commands, decisions, stored, before, facts, moved: movedPlayers(stored, before, facts) }
}

async function finish(
  deps: BatchDeps,
  decided: ReturnType<typeof decideBatch>,
  /** Those whose facts were read for this batch. */
  read: readonly WalletCommand[],
  commit: () => Promise<unknown> = async () => {},
): Promise<WalletAnswer[]> {
  const mustTell = await writeDecided(deps.db, decided)
  await commit()
  if (read.length > 0) {
    rememberRead(deps.memory, decided.facts, new Set(read.map(({ playerId }) => playerId)))
  }
  rememberDecided(deps.memory, decided)
  if (mustTell) deps.onCommitted()
  for (const [index, { answer }] of decided.decisions.entries()) {
    if (answer.outcome === 'balance_full') tellFull(deps.log, decided.commands[index])
  }
  return decided.decisions.map(({ answer }) => answer)
}

/** The supplier asks again; until somebody makes room the player waits for what is theirs. */
function tellFull(log: Logger, command: WalletCommand | undefined): void {
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

function forget(memory: Memory, commands: readonly WalletCommand[]): void {
  for (const { playerId } of commands) memory.players.delete(playerId)
}
