import { PROVIDERS, type ProviderName } from '@zar/contract/casino/casino'
import type { Db } from '../../server/src/db/db.ts'
import {
  acceptImport,
  type Closing,
  closeGame,
  closeGaming,
  type KeptRun,
  openGame,
  openGaming,
  readClosings,
  readRuns,
} from '../../server/src/modules/casino/index.ts'
import { textOf } from './arguments.ts'
import { momentOf, plain, refuse } from './terminal-text.ts'

export const CATALOGUE_USAGE = `npm run office -- catalogue                          shows what the last readings of the lists came to
npm run office -- catalogue accept SUPPLIER          lets a reading that is held close what it names
npm run office -- catalogue close CODE TEXT          closes a game, whatever its supplier says; TEXT is why, for the record.
                                                     "all" for CODE closes all gaming: no process takes a bet
npm run office -- catalogue open CODE TEXT           leaves it to its supplier's list again; "all" ends the closing of all`

/** In the place of a game's code: all gaming. */
const ALL = 'all'
const RUNS_OF_EACH = 3
const NAMES_SHOWN = 20

const isProvider = (name: string): name is ProviderName => Object.hasOwn(PROVIDERS, name)

/** Does what the words say; false when they say nothing that can be done. */
export async function catalogue(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, which, ...rest] = words
  if (verb === undefined) return list(db)
  if (which === undefined) return false
  if (verb === 'accept')
    return rest.length === 0 && isProvider(which) && accept(db, which, operator)
  const because = textOf(rest.join(' '))
  if (!because) return false
  if (verb === 'close') return close(db, which, { operator, because })
  return verb === 'open' && open(db, which, { operator, because })
}

type Decision = { operator: string; because: string }

async function close(db: Db, code: string, decision: Decision): Promise<boolean> {
  if (code !== ALL) await closeGame(db, { ...decision, code })
  else if (!(await closeGaming(db, decision))) return refuse('All gaming is closed already.')
  const at = code === ALL ? 'anywhere' : 'at it'
  console.log(`Closed: no bet is taken ${at}, until an operator opens it again.`)
  return true
}

async function open(db: Db, code: string, decision: Decision): Promise<boolean> {
  if (code === ALL) {
    if (!(await openGaming(db, decision))) return refuse('Gaming is open.')
    console.log('Open: bets are taken again, but at games that are closed by themselves.')
    return true
  }
  await openGame(db, { ...decision, code })
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
  const [runs, closed] = [await readRuns(db, RUNS_OF_EACH), await readClosings(db)]
  const newest = new Map(runs.toReversed().map((run) => [run.provider, run.id]))
  for (const run of runs) console.log(say(run, newest.get(run.provider) === run.id))
  if (runs.length === 0) console.log('No list was read yet.')
  for (const closing of closed) console.log(sayClosing(closing))
  return true
}

function sayClosing({ game, beganAt, by, because }: Closing): string {
  const what = game ? `${game.code}  ${plain(game.name)}` : 'ALL GAMING'
  return `closed by ${plain(by)}, ${momentOf(beganAt)}: ${what}, because ${plain(because)}`
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
