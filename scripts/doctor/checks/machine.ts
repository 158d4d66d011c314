import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { isPortFree } from '../../services/port.ts'
import { type Environment, type Finding, fault, fine, warning } from '../finding.ts'

const NODE_FLOOR = [20, 19] as const
const GIB = 1_024 ** 3
const DISK_LEAST_GIB = 1
const DISK_ENOUGH_GIB = 10

/** The version of Node that runs this. */
export function checkNode(_: Environment, version = process.versions.node): Finding[] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [least, leastMinor] = NODE_FLOOR
  const isEnough = major > least || (major === least && minor >= leastMinor)
  if (isEnough) return [fine(`Node ${version}`)]
  return [fault(`Node ${version}`, `install ${NODE_FLOOR.join('.')} or newer`)]
}

/** The folder of the data: there, writable, and with room. */
export function checkDisk({ DATA_DIR = 'data' }: Environment, freeOf = freeBytes): Finding[] {
  const folder = nearest(path.resolve(DATA_DIR))
  const freeGib = Math.floor(freeOf(folder) / GIB)
  const says = `${freeGib} GiB are free at ${folder}`
  if (!isWritable(folder)) return [fault(`${folder} cannot be written`, 'give its user the right')]
  if (freeGib < DISK_LEAST_GIB) return [fault(says, 'make room: PostgreSQL stops on a full disk')]
  if (freeGib < DISK_ENOUGH_GIB) return [warning(says, 'make room before the ledger needs it')]
  return [fine(says)]
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The folder, or the one above it that is there. */
function nearest(folder: string): string {
  if (existsSync(folder) && statSync(folder).isDirectory()) return folder
  const above = path.dirname(folder)
  return above === folder ? folder : nearest(above)
}

/** The ports that `npm start` listens at. */
export async function checkPorts(environment: Environment): Promise<Finding[]> {
  const { PORT = '3000', ARCADE_PORT = '3001', FEED_PORT = '3002' } = environment
  const wanted = Object.entries({ PORT, ARCADE_PORT, FEED_PORT }).filter(
    ([, port]) => port !== 'off',
  )
  return await Promise.all(
    wanted.map(async ([setting, port]): Promise<Finding> => {
      const isPort = Number.isInteger(Number(port)) && Number(port) > 0 && Number(port) < 65_536
      if (!isPort) return fault(`${setting}=${port} is no port`, 'set a number from 1 to 65535')
      if (await isPortFree(Number(port))) return fine(`port ${port} is free (${setting})`)
      return warning(`port ${port} is taken (${setting})`, 'by the casino itself, or set another')
    }),
  )
}
