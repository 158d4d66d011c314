import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../../arcade/src/config.ts'
import { compilePrograms } from '../testing/compile-programs.ts'
import { holdsPaid } from './books.ts'
import type { Fault } from './faults.ts'
import { FAULTS } from './faults.ts'
import { removeFolder } from './folder.ts'
import { type House, openHouse } from './house.ts'
import { type Bets, openBets } from './load/bets.ts'
import { openCallers } from './load/callers.ts'
import { openDeposits } from './load/deposits.ts'
import { openHubClients } from './load/hub-clients.ts'
import { seatPlayers } from './load/players.ts'
import type { Programs } from './needed.ts'
import { type OpenPrograms, openPrograms } from './programs.ts'
import { GOALS, lineOf, totalLine, whyFailed } from './report.ts'
import { type Load, type Result, runFault } from './run.ts'
import type { Place } from './settings.ts'

const OF_EACH_SUPPLIER = 6
/** A little more than the goal asks of each fault. */
const LEAST_BETS = Math.ceil((1.02 * GOALS.bets) / FAULTS.length)
const DEPOSITORS = 24
const WARM_MAX_MS = 60_000
const TOLD_MAX_MS = 60_000
/** The bank tells of a deposit again after pauses that grow. */
const PAID_MAX_MS = 180_000
const CODE = ['server/src/main', 'server/src/ledger-verify', 'arcade/src/main']

export type Drill = { place: Place; programs: Programs; faults: readonly Fault[] }

/** Brings the house up, makes the faults, and closes it whatever happens. True where all is as it must be. */
export async function drill({ place, programs, faults }: Drill): Promise<boolean> {
  const code = await compilePrograms(CODE)
  try {
    const house = await openHouse(place, programs)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void house.close().finally(() => end(place, code)))
    return await drillIn(house, faults, code.folder)
  } finally {
    code.remove()
  }
}

function end({ folder }: Place, code: { remove: () => void }): never {
  code.remove()
  removeFolder(folder)
  process.exit(1)
}

async function drillIn(house: House, faults: readonly Fault[], code: string): Promise<boolean> {
  try {
    const open = await openPrograms(house, code)
    return await runAll(house, open, { faults, verifier: `${code}/server/src/ledger-verify.mjs` })
  } finally {
    await house.close()
  }
}

type Wish = { faults: readonly Fault[]; verifier: string }

async function runAll(house: House, programs: OpenPrograms, { faults, verifier }: Wish) {
  const url = house.urlOf('zar')
  const { seats, people } = await seatPlayers(url, { ofEach: OF_EACH_SUPPLIER, others: DEPOSITORS })
  const callers = openCallers()
  const { operators } = readConfig({
    DATABASE_URL: house.urlOf('zar_arcade'),
    KEYS_DIR: programs.arcadeKeys,
    WALLET_URL: `${house.siteUrl}/wallet`,
  })
  const bets = openBets(operators as Required<typeof operators>, callers.transport, seats)
  const hub = await openHubClients(
    house.siteUrl,
    seats.filter((_, at) => at % OF_EACH_SUPPLIER === 0),
  )
  const deposits = openDeposits(house.siteUrl, people)
  await warmUp(bets, callers)
  const isWhole = faults.length === FAULTS.length
  const load: Load = {
    bets,
    hub,
    callers,
    seats: seats.length,
    leastBets: isWhole ? LEAST_BETS : 0,
  }
  const results: Result[] = []
  for (const fault of faults) {
    const result = await runFault({ house, programs }, load, fault)
    results.push(result)
    console.log(lineOf(result))
    for (const wrong of result.wrongs.slice(0, 5)) console.log(`  ${wrong}`)
  }
  await deposits.end()
  const isTold = await hub
    .told((playerId) => bets.cashKurus.get(playerId) ?? 0, TOLD_MAX_MS)
    .catch(() => false)
  const isPaid = await holdsPaid(url, deposits.paidKurus, PAID_MAX_MS)
  const { pushes, reconnects } = hub.counts()
  await hub.close()
  const isVerified = verify(verifier, url, programs.keys)
  console.log(totalLine(results))
  const refused = [...deposits.failures].map(([word, times]) => `${word} × ${times}`)
  console.log(
    `${deposits.taken()} deposits, each paid in once: ${isPaid ? 'yes' : 'NO'}; callers saw ${refused.join(', ') || 'nothing'}`,
  )
  console.log(
    `${pushes} pushes to ${seats.length / OF_EACH_SUPPLIER} hub clients, ${reconnects} reconnects, the last balance told: ${isTold ? 'yes' : 'NO'}`,
  )
  console.log(`ledger:verify: ${isVerified ? 'right' : 'WRONG'}`)
  const failures = whyFailed(results, isWhole)
  for (const sentence of failures) console.log(sentence)
  return failures.length === 0 && isPaid && isTold && isVerified
}

/** Nothing is broken yet: a bet that does not succeed now is a mistake in the drill or the product. */
export async function warmUp(bets: Bets, callers: Load['callers']): Promise<void> {
  bets.begin()
  const late = new AbortController()
  const isLate = wait(WARM_MAX_MS, true, { signal: late.signal }).catch(() => false)
  if (await Promise.race([bets.acknowledges(OF_EACH_SUPPLIER * 12), isLate])) {
    const words = callers.takeHeard().map(([word, times]) => `${word} × ${times}`)
    throw new Error(`no bets before any fault; callers saw ${words.join(', ')}`)
  }
  late.abort()
  const { wrongs } = await bets.rest()
  if (wrongs.length > 0) throw new Error(`refused before any fault: ${wrongs.join('; ')}`)
}

export function verify(program: string, url: string, keys: string): boolean {
  const { status } = spawnSync(process.execPath, [program], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url, KEYS_DIR: keys },
  })
  return status === 0
}
