import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import { COMPILED, type Way } from '../../server/src/testing/casino/process.ts'

/** As FLT-13 has it. */
const HEAP_MAX_MB = 256
const LISTENS = /Debugger listening on (ws:\S+)/

/** As usual, with a small heap and an inspector that can be asked about it. */
export const INSPECTED: Way = (entry) => [
  `--max-old-space-size=${HEAP_MAX_MB}`,
  '--inspect=127.0.0.1:0',
  ...COMPILED(entry),
]

/** Bytes of the process's heap that are in use once its garbage is collected. */
export async function heapOf({ errors }: { errors: readonly string[] }): Promise<number> {
  const url = errors.map((line) => LISTENS.exec(line)?.[1]).find((found) => found)
  if (!url) throw new Error('the process has no inspector')
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let id = 0
  const ask = <Result>(method: string) =>
    new Promise<Result>((resolve) => {
      id += 1
      socket.once('message', (said) => resolve(JSON.parse(String(said)).result as Result))
      socket.send(JSON.stringify({ id, method }))
    })
  await ask('HeapProfiler.collectGarbage')
  const { usedSize } = await ask<{ usedSize: number }>('Runtime.getHeapUsage')
  socket.close()
  return usedSize
}

/** Bytes of memory that the process holds. */
export function memoryOf({ pid }: { pid: number }): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1_024
}
