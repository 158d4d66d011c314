import type { WalletAnswer, WalletCommand } from './command.ts'
import { type BatchDeps, commitBatch } from './commit-batch.ts'
import { isWith } from './together.ts'

const BATCH_MAX = 512
/** Beyond this the house is too far behind to answer in time: better to say so at once. */
const QUEUE_MAX = 10_000
const OVERLOADED = 'the wallet is overloaded'

type Waiting = {
  command: WalletCommand
  resolve: (answer: WalletAnswer) => void
  reject: (reason: unknown) => void
}

/**
 * Group commit by back-pressure. While one commit is in flight the commands that arrive queue; when
 * it returns the whole queue goes as one batch. A caller has its answer only after the commit that
 * holds it. No timer: a queue of one goes at once.
 */
export function openLane(deps: BatchDeps) {
  const queue: Waiting[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, endOfBatch(queue))
      const results = await commitBatch(
        deps,
        batch.map(({ command }) => command),
      )
      results.forEach((result, index) => {
        if (result.status === 'fulfilled') batch[index]?.resolve(result.value)
        else batch[index]?.reject(result.reason)
      })
      // Those who were just answered may ask again at once: let them join the next batch.
      if (queue.length > 0 || batch.length > 1) await new Promise(setImmediate)
    }
    running = undefined
  }

  return {
    post(command: WalletCommand): Promise<WalletAnswer> {
      if (queue.length >= QUEUE_MAX) return Promise.reject(new Error(OVERLOADED))
      return new Promise((resolve, reject) => {
        queue.push({ command, resolve, reject })
        running ??= run()
      })
    },
    /** One answer for each. All are in the queue before the lane runs, so that one batch has them. */
    postTogether(commands: readonly WalletCommand[]): Promise<WalletAnswer[]> {
      if (queue.length >= QUEUE_MAX) return Promise.reject(new Error(OVERLOADED))
      const together = Symbol('together')
      const answers = commands.map(
        (command) =>
          new Promise<WalletAnswer>((resolve, reject) => {
            queue.push({ command: { ...command, together }, resolve, reject })
          }),
      )
      running ??= run()
      return Promise.all(answers)
    },
    /** Answers everyone who is waiting, then lets the connection go. */
    async close(): Promise<void> {
      await running
      deps.db.close()
    },
  }
}

/** What belongs together is in one batch, however long that makes it. */
function endOfBatch(queue: readonly Waiting[]): number {
  let end = Math.min(BATCH_MAX, queue.length)
  while (end < queue.length && isWith(queue[end - 1]?.command, queue[end]?.command)) end++
  return end
}
