import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../services/port.ts'
import { type Cluster, giveToServer } from './cluster.ts'

/** Where a server listens: the folder of its socket, or an address of this machine. */
export type Address = { host: string; port: number }

/** Of the address of a socket the kernels take 103 bytes (macOS) or 107 (Linux). */
const SOCKET_MAX_BYTES = 103
const TEMPORARY = 'zar-pg-'
const PORT = 5432
const isWindows = process.platform === 'win32'

/**
 * Where this cluster's server listens, the same at each start: `socket` in its home. Where that would
 * be too long `socket` is a link to a temporary folder. One that starts again is where it was `before`.
 */
export async function addressOf(cluster: Cluster, before?: Address): Promise<Address> {
  if (before && (isWindows || fs.existsSync(before.host))) return before
  return isWindows
    ? { host: '127.0.0.1', port: await freePort() }
    : { host: socketFolder(cluster), port: PORT }
}

/** Of a server that has ended: nothing of it stays behind. */
export function forgetAddress(cluster: Cluster, { host }: Address): void {
  if (isWindows) return
  const link = path.join(cluster.home, 'socket')
  // A folder of an earlier version had no link to it.
  if (path.basename(host).startsWith(TEMPORARY)) fs.rmSync(host, { recursive: true, force: true })
  fs.rmSync(link, { recursive: true, force: true })
}

function socketFolder({ home }: Cluster): string {
  const folder = path.join(home, 'socket')
  if (Buffer.byteLength(path.join(folder, `.s.PGSQL.${PORT}`)) <= SOCKET_MAX_BYTES) {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    giveToServer(folder)
    return folder
  }
  const linked = fs.existsSync(folder) ? fs.readlinkSync(folder) : undefined
  if (linked) return linked
  const made = fs.mkdtempSync(path.join(os.tmpdir(), TEMPORARY))
  giveToServer(made)
  // A link to a folder that somebody cleaned away.
  fs.rmSync(folder, { force: true })
  fs.symlinkSync(made, folder)
  return made
}
