/**
 * `npm run drill:ha`: a house of `deploy/ha/` on loopback, in a folder of its own, whose parts are killed and
 * suspended one after the other under signed bets of all suppliers. It prints a line a fault and compares all that
 * was answered with the books. `npm run drill:ha -- suspended etcd` makes the faults with these words in their names.
 *
 * Exits with 0, with 1 where something was lost, doubled, wrong or too slow, with 3 where packages of Debian's are
 * missing, and with 4 where Patroni is one that loses bets. Nothing is installed.
 */
import { randomBytes } from 'node:crypto'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { ownNet } from './address.ts'
import { drill } from './drill.ts'
import { FAULTS } from './faults.ts'
import { openFolder, removeFolder } from './folder.ts'
import { findPrograms, patroniVersion, whyRefusePatroni } from './needed.ts'

const [DIFFERS, MISSING, REFUSED] = [1, 3, 4]

async function main(): Promise<number> {
  const found = findPrograms()
  if ('missing' in found) {
    console.error(`These Debian packages are missing: ${found.missing.join(', ')}.`)
    return MISSING
  }
  const version = patroniVersion(found.programs.patroni)
  const refused = whyRefusePatroni(version)
  if (refused) {
    console.error(refused)
    return REFUSED
  }
  const words = process.argv.slice(2)
  const faults = FAULTS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  const folder = openFolder()
  console.log(`Patroni ${version}, in ${folder}`)
  const place = {
    net: ownNet(),
    folder,
    password: randomBytes(16).toString('hex'),
    binaries: found.programs.postgres,
  }
  try {
    const isRight = await drill({ place, programs: found.programs, faults })
    return isRight ? 0 : DIFFERS
  } finally {
    if (process.env.DRILL_LOGS)
      cpSync(path.join(folder, 'logs'), process.env.DRILL_LOGS, { recursive: true })
    removeFolder(folder)
  }
}

process.exit(await main())
