import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../services/port.ts'

export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0

/** A Redis of the test's own that keeps nothing, on a free port. It can be killed and started again. */
export async function openRedis() {
  const port = await freePort()
  let child = await start(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill(): Promise<void> {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    async start(): Promise<void> {
      child = await start(port)
    },
  }
}

async function start(port: number): Promise<ChildProcess> {
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => {
      if (said.includes('Ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error('Redis ended')))
  })
  return child
}
