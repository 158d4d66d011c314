import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Does work that no two processes of one checkout may do at once; `onWait` is told that another one is
 * at it. Who works listens at an address, so the kernel ends the turn of a process that was killed.
 */
export async function oneAtATime<Answer>(
  name: string,
  { work, onWait }: { work: () => Promise<Answer>; onWait: () => void },
): Promise<Answer> {
  const address = addressOf(name)
  let turn = await takeTurn(address)
  if (!turn) onWait()
  while (!turn) {
    await untilGone(address)
    turn = await takeTurn(address)
  }
  try {
    return await work()
  } finally {
    turn.end()
  }
}

type Turn = { end: () => void }

/** Undefined while another process has it. */
function takeTurn(address: string): Promise<Turn | undefined> {
  const waiting = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    waiting.add(socket)
    // One that stopped waiting.
    socket.on('error', () => {}).on('close', () => waiting.delete(socket))
  })
  const end = () => {
    server.close()
    for (const socket of waiting) socket.destroy()
  }
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => resolve({ end }))
  })
}

/** Who listens at the address lets nobody go before its turn ends. */
const untilGone = (address: string) =>
  new Promise<void>((resolve) => {
    const socket = net.connect(address)
    socket.once('error', ({ code }: NodeJS.ErrnoException) => {
      // A killed process leaves its file behind, where an address is one.
      if (code === 'ECONNREFUSED' && isFile(address)) rmSync(address, { force: true })
    })
    socket.once('close', () => resolve()).resume()
  })

const isFile = (address: string) => path.isAbsolute(address) && !address.startsWith('\\\\')

function addressOf(name: string): string {
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16)
  const word = `zar-${name}-${checkout}`
  if (process.platform === 'linux') return `\0${word}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${word}` : path.join(tmpdir(), word)
}
