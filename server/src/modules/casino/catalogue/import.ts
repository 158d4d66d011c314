import type { Logger } from 'pino'
import type { Db, Tx } from '../../../db/db.ts'
import type { ImportReport } from '../../../db/tables/casino.ts'
import type { GameList, GameProvider } from '../provider.ts'
import { compare, type Difference, type StoredGames } from './compare.ts'
import { closeGames, readHeld, writeGames } from './games.ts'
import { type CatalogueRun, keepRun } from './runs.ts'
import { takeTurn } from './turn.ts'
import { shown } from './why-broken.ts'

const NOTHING: ImportReport = {
  added: [],
  changed: [],
  disabled: [],
  moved: 0,
  same: 0,
  broken: [],
}

/**
 * Takes over what the supplier offers now: new games appear, changed ones change, and those it no
 * longer lists are closed; a row that is broken is named and left out. A list that cannot be read, or
 * that would close more than half of the supplier's open games, changes nothing: the first is tried
 * again, the second is held for a person.
 */
export async function syncCatalogue(db: Db, provider: GameProvider): Promise<CatalogueRun> {
  const list = await provider.listGames().catch((error: unknown) => reasonOf(error))
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const done =
      typeof list === 'string'
        ? ({ ...NOTHING, outcome: 'failed', why: list } as const)
        : await takeOver(tx, provider, list)
    return keepRun(tx, { provider: provider.name, ...done })
  })
}

type ImportResult = Omit<CatalogueRun, 'provider'>

async function takeOver(tx: Tx, provider: GameProvider, list: GameList): Promise<ImportResult> {
  const held = await readHeld(tx, provider, list)
  const { rows, unlisted, ...report } = compare(provider, list, held)
  const why = whyHold(held, report)
  if (why) return { ...report, outcome: 'held', why }
  await closeGames(tx, provider.name, unlisted)
  // Only what differs is written: whoever holds the catalogue reads it anew after every write.
  await writeGames(tx, rows)
  return { ...report, outcome: rows.length + unlisted.length > 0 ? 'changed' : 'same' }
}

/** A list that was cut off, or is of another operator, must not empty the lobby. */
function whyHold(
  { games }: StoredGames,
  { disabled }: Pick<Difference, 'disabled'>,
): string | undefined {
  const open = [...games.values()].filter(({ is_open }) => is_open).length
  if (disabled.length * 2 <= open) return undefined
  return `it would close ${disabled.length} of ${open} open games`
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  const because = cause instanceof Error ? `: ${cause.message}` : ''
  return shown(`${message}${because}`)
}

type Listing = { provider: GameProvider }

/**
 * Reads every supplier's list. What is wrong with one is no matter of the others. Answers those whose list did not
 * come, or could not be written.
 */
export async function importCatalogues(
  { db, log }: { db: Db; log: Logger },
  suppliers: readonly Listing[],
): Promise<Listing[]> {
  const isRead = async ({ provider }: Listing) => {
    try {
      const run = await syncCatalogue(db, provider)
      tell(log, run)
      return run.outcome !== 'failed'
    } catch (err) {
      log.error({ err, provider: provider.name }, 'catalogue not written; it will be tried again')
      return false
    }
  }
  const areRead = await Promise.all(suppliers.map(isRead))
  return suppliers.filter((_, index) => !areRead[index])
}

/** One line for each run; the names are in the report that is kept. */
function tell(log: Logger, { provider, outcome, moved, same, why, ...named }: CatalogueRun): void {
  const { added, changed, disabled, broken } = named
  const isWell = outcome !== 'held' && outcome !== 'failed' && broken.length === 0
  log[isWell ? 'info' : 'warn'](
    {
      provider,
      outcome,
      moved,
      same,
      why,
      added: added.length,
      changed: changed.length,
      disabled: disabled.length,
      broken: broken.length,
      firstBroken: broken.at(0),
    },
    'catalogue read',
  )
}
