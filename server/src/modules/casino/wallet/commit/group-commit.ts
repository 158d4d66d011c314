import type { WalletAnswer, WalletCommand } from '../command.ts'
import { commitBatch } from './commit-batch.ts'
import type { Connection } from './connection.ts'
import type { BatchDeps } from './finish-batch.ts'
import { takeBatch } from './take-batch.ts'

/** Beyond this the casino is too far behind to answer in time: better to say so at once. */
const QUEUE_MAX = 10_000
const OVERLOADED = 'the wallet is overloaded'

/** Of traces: where each caller stands, and what is around the commit that is for all of them. */
export type BatchTraces = {
  here: () => unknown
  batch: <Results>(callers: readonly unknown[], commit: () => Promise<Results>) => Promise<Results>
}

type Waiting = {
  command: WalletCommand
  /** Undefined where nothing is traced. */
  place: unknown
  resolve: (answer: WalletAnswer) => void
  reject: (reason: unknown) => void
}

/**
 * Group commit by back-pressure. What arrives while a commit is in flight queues, and goes as one
 * batch on the next connection that is free. A caller has its answer only after the commit that
 * holds it. No timer: a queue of one goes at once.
 *
 * A player is in one batch at a time, so that a player's commands are decided in the order in which
 * they came.
 */
export function openGroupCommit(
  { traces, ...deps }: Omit<BatchDeps, 'db'> & { traces?: BatchTraces | undefined },
  connections: readonly Connection[],
) {
  const queue: Waiting[] = []
  /** The one that was used last is used next: its end of the database is warm. */
  const free = [...connections]
  const busyPlayers = new Set<string>()
  const inFlight = new Set<Promise<void>>()
  let asked = 0
  let isToBegin = false

  function begin(): void {
    isToBegin = false
    while (queue.length > 0) {
      const db = free.pop()
      if (!db) return
      const share = Math.ceil((queue.length + asked) / connections.length)
      const batch = takeBatch(queue, busyPlayers, share)
      if (batch.length === 0) return void free.push(db)
      const commit = run(db, batch).finally(() => inFlight.delete(commit))
      inFlight.add(commit)
    }
  }

  /** Waits for one turn of the event loop, so that commands that arrive together share a batch. */
  function beginSoon(): void {
    if (isToBegin || free.length === 0) return
    isToBegin = true
    setImmediate(begin)
  }

  async function run(db: Connection, batch: readonly Waiting[]): Promise<void> {
    const commands = batch.map(({ command }) => command)
    asked += batch.length
    for (const { playerId } of commands) busyPlayers.add(playerId)
    const results = await traced(traces, batch, () => commitBatch({ ...deps, db }, commands))
    for (const { playerId } of commands) busyPlayers.delete(playerId)
    asked -= batch.length
    free.push(db)
    answer(batch, results)
    if (queue.length > 0 || batch.length > 1) beginSoon()
  }

  /** One answer for each. All are in the queue before a batch is taken, so that one batch has them. */
  function post(commands: readonly WalletCommand[]): Promise<WalletAnswer>[] {
    if (queue.length >= QUEUE_MAX) return [Promise.reject(new Error(OVERLOADED))]
    const answers = commands.map(wait)
    if (inFlight.size === 0 && !isToBegin) begin()
    else beginSoon()
    return answers
  }

  const wait = (command: WalletCommand) =>
    new Promise<WalletAnswer>((resolve, reject) => {
      queue.push({ command, place: traces?.here(), resolve, reject })
    })

  return {
    waiting: () => queue.length,
    post: (command: WalletCommand) => post([command])[0] as Promise<WalletAnswer>,
    postAtomically(commands: readonly WalletCommand[]): Promise<WalletAnswer[]> {
      const atomicGroup = Symbol('atomic group')
      return Promise.all(post(commands.map((command) => ({ ...command, atomicGroup }))))
    },
    /** Answers everyone who is waiting, then lets the connections go. */
    async close(): Promise<void> {
      while (inFlight.size > 0 || queue.length > 0) {
        await Promise.all(inFlight)
        await new Promise(setImmediate)
      }
      for (const db of connections) db.close()
    },
  }
}

function traced<Results>(
  traces: BatchTraces | undefined,
  batch: readonly Waiting[],
  commit: () => Promise<Results>,
): Promise<Results> {
  if (!traces) return commit()
  const places = batch.map(({ place }) => place)
  return traces.batch(places, commit)
}

function answer(
  batch: readonly Waiting[],
  results: readonly PromiseSettledResult<WalletAnswer>[],
): void {
  results.forEach((result, index) => {
    if (result.status === 'fulfilled') batch[index]?.resolve(result.value)
    else batch[index]?.reject(result.reason)
  })
}
