import { chmodSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PREFIX = 'zar-drill-ha-'
const MARK = '.of-the-drill'

/** A folder of the drill's own below the system's folder for such, which PostgreSQL's account can enter. */
export function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX))
  chmodSync(folder, 0o755)
  writeFileSync(path.join(folder, MARK), String(process.pid))
  return folder
}

/** Removes the folder of this drill. Throws where it is not proved to be that. */
export function removeFolder(folder: string): void {
  const isPlaced = path.dirname(folder) === tmpdir() && path.basename(folder).startsWith(PREFIX)
  const isOwn =
    isPlaced &&
    lstatSync(folder).isDirectory() &&
    readFileSync(path.join(folder, MARK), 'utf8') === String(process.pid)
  if (!isOwn) throw new Error(`${folder} is not a folder of this drill`)
  rmSync(folder, { recursive: true })
}
