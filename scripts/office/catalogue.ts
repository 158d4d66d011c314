import { PROVIDERS, type ProviderName } from '@zar/contract/casino/casino'
import type { Db } from '../../server/src/db/db.ts'
import {
  acceptImport,
  closeGame,
  type KeptRun,
  openGame,
  readClosed,
  readRuns,
} from '../../server/src/modules/casino/index.ts'
import { plain } from './terminal-text.ts'

export const CATALOGUE_USAGE = `npm run office -- catalogue                          shows what the last readings of the lists came to
npm run office -- catalogue accept SUPPLIER          lets a reading that is held close what it names
npm run office -- catalogue close CODE               closes a game, whatever its supplier says
npm run office -- catalogue open CODE                leaves it to its supplier's list again`

const RUNS_OF_EACH = 3
const NAMES_SHOWN = 20

const isProvider = (name: string): name is ProviderName => Object.hasOwn(PROVIDERS, name)

/** Does what the words say; false when they say nothing that can be done. */
export async function catalogue(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, which, ...rest] = words
  if (verb === undefined) return list(db)
  if (which === undefined || rest.length > 0) return false
  if (verb === 'accept') return isProvider(which) && accept(db, which, operator)
  if (verb === 'close') {
    await closeGame(db, { code: which, operator })
    console.log('Closed: no bet is taken at it, until an operator opens it again.')
    return true
  }
  if (verb !== 'open') return false
  await openGame(db, which)
  console.log(
    'Left to its supplier: the next reading of the list opens it, if it is on offer there.',
  )
  return true
}

async function accept(db: Db, provider: ProviderName, operator: string): Promise<true> {
  const closed = await acceptImport(db, { provider, operator })
  console.log(`Accepted: ${closed} games are closed. What else is new comes with the next reading.`)
  return true
}

async function list(db: Db): Promise<true> {
  const [runs, closed] = [await readRuns(db, RUNS_OF_EACH), await readClosed(db)]
  const newest = new Map(runs.toReversed().map((run) => [run.provider, run.id]))
  for (const run of runs) console.log(say(run, newest.get(run.provider) === run.id))
  if (runs.length === 0) console.log('No list was read yet.')
  for (const { code, name, closedBy } of closed) {
    console.log(`closed by ${plain(closedBy ?? '')}: ${code}  ${plain(name)}`)
  }
  return true
}

function say(run: KeptRun, isLast: boolean): string {
  const { provider, outcome, lastAt, runs, added, changed, disabled, moved, same, broken } = run
  const counts = `${added.length} new, ${changed.length} changed, ${disabled.length} closed, ${moved} moved, ${same} as before`
  const times = runs > 1 ? `, ${runs} times` : ''
  const lines = [
    `${provider}  ${lastAt.toISOString().slice(0, 16)}Z  ${outcome}${times}: ${run.why ? plain(run.why) : counts}`,
    ...saySome('new', added.map(sayGame)),
    ...saySome('changed', changed.map(sayGame)),
    ...saySome(outcome === 'held' ? 'would close' : 'closed', disabled.map(sayGame)),
    ...saySome(
      'broken',
      broken.map(({ row, why }) => `${row}  ${why}`),
    ),
  ]
  if (run.acceptedBy) lines.push(`    accepted by ${plain(run.acceptedBy)}`)
  else if (outcome === 'held' && isLast) {
    lines.push(`    WAITS: npm run office -- catalogue accept ${provider}`)
  }
  return lines.join('\n')
}

const sayGame = ({ code, name }: { code: string; name: string }) => `${code}  ${name}`

function saySome(what: string, all: string[]): string[] {
  const lines = all.slice(0, NAMES_SHOWN).map((one) => `    ${what.padEnd(12)}${plain(one)}`)
  if (all.length > NAMES_SHOWN)
    lines.push(`    ${what.padEnd(12)}and ${all.length - NAMES_SHOWN} more`)
  return lines
}
