import { copyFileSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Copies a folder in which another program writes: what goes while it is copied is left out. Sockets are no
 * data. `isLeftOut` is asked with the path below the folder.
 */
export function copyRunning(
  from: string,
  to: string,
  isLeftOut: (below: string) => boolean,
  below = '',
): void {
  const place = path.join(from, below)
  mkdirSync(path.join(to, below), { recursive: true, mode: lstatSync(place).mode & 0o777 })
  for (const name of readdirSync(place)) {
    const own = path.join(below, name)
    if (isLeftOut(own)) continue
    ifThere(() => {
      const found = lstatSync(path.join(from, own))
      if (found.isDirectory()) copyRunning(from, to, isLeftOut, own)
      else if (found.isFile()) copyFileSync(path.join(from, own), path.join(to, own))
    })
  }
}

function ifThere(copy: () => void): void {
  try {
    copy()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
