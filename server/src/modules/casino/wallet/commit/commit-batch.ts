import type { WalletAnswer, WalletCommand } from '../command.ts'
import { unitsOf } from '../decide/atomic-group.ts'
import { ConnectionLost } from './connection.ts'
import type { BatchDeps } from './finish-batch.ts'
import { commitHolding, freePlayers, isHeld } from './holding.ts'
import { forgetPlayers } from './memory.ts'
import { commitOptimistic } from './optimistic.ts'
import { playerBehind } from './read-facts.ts'

type Commands = readonly WalletCommand[]
type Results = PromiseSettledResult<WalletAnswer>[]

/** After this long nothing is begun any more: the callers who still wait are refused, and ask again. */
const BATCH_MAX_MS = 1_500

/** Nothing of it was done, and asking again may help. */
class NotReached extends Error {
  override readonly name = 'NotReached'
}

/**
 * Commits a batch and answers each of its commands, in this order:
 *
 * 1. The optimistic half. The database refuses it where a remembered fact no longer holds.
 * 2. Players who cannot be served now (behind, or held elsewhere) are refused, and the others start anew.
 * 3. The holding half, on locked accounts and fresh facts.
 * 4. Where that fails too some command is poisoned: each unit is tried alone.
 */
export async function commitBatch(
  deps: BatchDeps,
  commands: Commands,
  deadline = deps.monotonicMs() + BATCH_MAX_MS,
): Promise<Results> {
  const optimistic = await attempt(commitOptimistic(deps, commands, deadline))
  if (optimistic.answers) return fulfilled(optimistic.answers)
  if (optimistic.error instanceof ConnectionLost) return rejected(commands, optimistic.error)
  deps.tally.onRetried()
  forgetPlayers(deps.memory, commands)
  if (deps.monotonicMs() > deadline) return rejected(commands, outOfTime())
  const isSeveral = unitsOf(commands).length > 1
  const late = playerBehind(optimistic.error)
  if (late) return commitWithout(deps, commands, { playerId: late, deadline })
  if (isSeveral && isHeld(optimistic.error)) return commitFree(deps, commands, deadline)

  const holding = await attempt(commitHolding(deps, commands))
  if (holding.answers) return fulfilled(holding.answers)
  const { error } = holding
  const behind = playerBehind(error)
  if (behind) return commitWithout(deps, commands, { playerId: behind, deadline })
  const isOver = error instanceof ConnectionLost || !isSeveral
  deps.log.error({ err: error, commands: commands.length, isOver }, 'wallet batch failed')
  return isOver ? rejected(commands, error) : commitApart(deps, commands, deadline)
}

type Attempt = { answers: WalletAnswer[] } | { answers?: undefined; error: unknown }

const attempt = (half: Promise<WalletAnswer[]>): Promise<Attempt> =>
  half.then(
    (answers) => ({ answers }),
    (error: unknown) => ({ error }),
  )

/** Refuses at once the players whose accounts are held elsewhere: to wait again would delay all others. */
async function commitFree(deps: BatchDeps, commands: Commands, deadline: number): Promise<Results> {
  try {
    const free = await freePlayers(deps.db, commands)
    const mustWait = (unit: Commands) => !isFree(free, unit)
    return await commitOthers(deps, commands, { mustWait, why: heldElsewhere, deadline })
  } catch (error) {
    return rejected(commands, error)
  }
}

/** Refuses the units of one player, whose play of late is not added up yet. */
function commitWithout(
  deps: BatchDeps,
  commands: Commands,
  { playerId, deadline }: { playerId: string; deadline: number },
): Promise<Results> {
  const mustWait = (unit: Commands) => unit.some((one) => one.playerId === playerId)
  return commitOthers(deps, commands, { mustWait, why: notAddedUp, deadline })
}

type Refused = { mustWait: (unit: Commands) => boolean; why: () => Error; deadline: number }

async function commitOthers(
  deps: BatchDeps,
  commands: Commands,
  { mustWait, why, deadline }: Refused,
): Promise<Results> {
  const units = unitsOf(commands)
  const others = units.filter((unit) => !mustWait(unit)).flat()
  const results = others.length > 0 ? await commitBatch(deps, others, deadline) : []
  return units.flatMap((unit) =>
    mustWait(unit) ? rejected(unit, why()) : results.splice(0, unit.length),
  )
}

/** Tries each unit alone whose players are free. */
async function commitApart(
  deps: BatchDeps,
  commands: Commands,
  deadline: number,
): Promise<Results> {
  const results: Results = []
  try {
    const free = await freePlayers(deps.db, commands)
    for (const unit of unitsOf(commands)) {
      const why = whyNotReached(free, unit, deps.monotonicMs() > deadline)
      results.push(...(why ? rejected(unit, why) : await commitBatch(deps, unit)))
    }
    return results
  } catch (error) {
    return [...results, ...rejected(commands.slice(results.length), error)]
  }
}

function whyNotReached(free: ReadonlySet<string>, unit: Commands, isLate: boolean) {
  if (!isFree(free, unit)) return heldElsewhere()
  return isLate ? outOfTime() : undefined
}

const isFree = (free: ReadonlySet<string>, unit: Commands) =>
  unit.every(({ playerId }) => free.has(playerId))
const heldElsewhere = () => new NotReached('the player’s account is held elsewhere')
const notAddedUp = () => new NotReached('the player’s play of late is still to be added up')
const outOfTime = () => new NotReached('the wallet ran out of time')

const fulfilled = (answers: WalletAnswer[]) =>
  answers.map((value) => ({ status: 'fulfilled' as const, value }))
const rejected = (commands: Commands, reason: unknown) =>
  commands.map(() => ({ status: 'rejected' as const, reason }))
