import net from 'node:net'
import { PORT } from './settings.ts'

/** Three parts of loopback addresses, which differ between two drills of one machine. */
export const ownNet = (): string => `127.${64 + ((process.pid >> 8) & 63)}.${process.pid & 255}`

/** Throws where somebody listens on a port that the house needs. */
export async function refuseTakenPorts(ownNet: string): Promise<void> {
  const taken = await Promise.all(
    Object.values(PORT).map(
      (port) =>
        new Promise<number | undefined>((resolve) => {
          const socket = net.connect({ host: `${ownNet}.1`, port }, () => {
            socket.destroy()
            resolve(port)
          })
          socket.once('error', () => resolve(undefined))
        }),
    ),
  )
  const first = taken.find((port) => port !== undefined)
  if (first) throw new Error(`port ${first} is taken on every address of this machine`)
}
