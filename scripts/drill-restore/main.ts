/**
 * `npm run drill:restore`: a PostgreSQL server on this machine with the archive of `deploy/ha/`, in a folder of its
 * own, with a million transfers; its server is killed and its disk lost under bets. What the archive has is restored,
 * and the bets that were answered are compared with it. `-- --transfers 20000 --seconds 90` makes fewer.
 *
 * Exits with 0, with 1 where more was lost, it took longer or the books are wrong, and with 3 where packages of
 * Debian's are missing. Nothing is installed.
 */
import { parseArgs } from 'node:util'
import { openFolder, removeFolder } from '../drill-ha/folder.ts'
import { drill } from './drill.ts'
import { findPrograms } from './needed.ts'

const [DIFFERS, MISSING] = [1, 3]
const TRANSFERS = 1_000_000
/** More than two times the archive's own: what is lost is its tail, wherever the loss falls. */
const SECONDS = 150

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { transfers: { type: 'string' }, seconds: { type: 'string' } },
  })
  const [transfers = 0, seconds = 0] = [
    values.transfers ?? TRANSFERS,
    values.seconds ?? SECONDS,
  ].map(Number)
  if (![transfers, seconds].every((one) => Number.isInteger(one) && one > 0)) {
    console.error('--transfers and --seconds are numbers above 0.')
    return DIFFERS
  }
  const programs = findPrograms()
  if ('missing' in programs) {
    console.error(`These Debian packages are missing: ${programs.missing.join(', ')}.`)
    return MISSING
  }
  const folder = openFolder()
  try {
    return (await drill({ folder, programs, transfers, seconds })) ? 0 : DIFFERS
  } finally {
    removeFolder(folder)
  }
}

process.exit(await main())
