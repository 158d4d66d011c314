import { IS_FINAL, type WalletAnswer, type WalletCommand } from '../command.ts'
import type { Decision } from '../decide/decide.ts'
import { noFacts } from '../decide/facts.ts'
import { decideBatch } from './decide-batch.ts'
import { type BatchDeps, finishBatch } from './finish-batch.ts'
import { forgetPlayers, recall } from './memory.ts'
import { readFacts } from './read-facts.ts'

class Doubtful extends Error {
  override readonly name = 'Doubtful'
}

/**
 * The optimistic half: decides on the remembered facts, holds no lock and is one statement. The database
 * refuses the statement where those facts no longer hold. Only the facts of unknown players are read; where
 * the memory is out of date all are, once and before the deadline: another process may have moved them.
 */
export async function commitOptimistic(
  deps: BatchDeps,
  commands: readonly WalletCommand[],
  deadline: number,
): Promise<WalletAnswer[]> {
  try {
    return await commitRemembered(deps, commands)
  } catch (error) {
    if (!isOutOfDate(error) || deps.monotonicMs() > deadline) throw error
    forgetPlayers(deps.memory, commands)
    return commitRemembered(deps, commands)
  }
}

async function commitRemembered(
  deps: BatchDeps,
  commands: readonly WalletCommand[],
): Promise<WalletAnswer[]> {
  const facts = noFacts(deps.house)
  const nowMs = deps.clock.now().getTime()
  const unknown = recall(deps.memory, facts, commands, nowMs)
  if (unknown.length > 0) await readFacts(deps.db, facts, unknown, nowMs)
  const decided = decideBatch(commands, facts, nowMs)
  const read = new Set(unknown)
  const isDoubtful = commands.some(
    (command, index) => !read.has(command) && isUnwritten(decided.decisions[index]),
  )
  if (isDoubtful) throw new Doubtful('an answer that is not stored is given on fresh facts only')
  return finishBatch(deps, decided, unknown)
}

const isOutOfDate = (error: unknown) =>
  error instanceof Doubtful || (error as { code?: unknown }).code === 'ZA001'

/** An answer that writes nothing: the database has no statement to refuse if the memory is stale. */
const isUnwritten = (decision: Decision | undefined) =>
  decision !== undefined && !IS_FINAL[decision.answer.outcome]
