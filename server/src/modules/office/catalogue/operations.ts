import { PROVIDER_NAMES } from '@zar/contract/casino/casino'
import * as contract from '@zar/contract/office/catalogue'
import { Refusal } from '../../../platform/refusal.ts'
import {
  acceptImport,
  closeGame,
  type KeptRun,
  moveGame,
  type OfficeGame,
  openGame,
  readCategories,
  readGamesPage,
  readOrderVersion,
  readRuns,
} from '../../casino/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { categoryObject, categoryRoutes } from './categories.ts'

const PAGE = 100
const HELD_SHOWN = 500

const gameObject = (code: string) => `game:${code}`

/** Categories and their games: listed in order, moved, closed and opened; and lists of suppliers that wait for two. */
export const catalogueOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.readCatalogue, async (call) => ({ data: await readWhole(deps, call) })),
  serve(contract.listGames, async (call) => {
    const { category, state, search, after } = call.input
    const categoryId = Number(category)
    const version = await readOrderVersion(deps.db, categoryId)
    if (version === undefined) throw new Refusal('not_found')
    const wish = { categoryId, state, search, after, limit: PAGE + 1 }
    const found = await readGamesPage(deps.db, wish)
    const page = found.slice(0, PAGE)
    const next = found.length > PAGE ? (page.at(-1)?.cursor ?? null) : null
    return { data: { rows: page.map((one) => tellGame(call, one)), next, version } }
  }),
  ...changingRoutes(deps),
  ...categoryRoutes(deps),
  serve(contract.acceptImport, async (call) => {
    const { provider, reason, proposal } = call.input
    const object = `supplier:${provider}`
    call.may({ object, reason })
    const wish = {
      right: 'import.accept',
      object,
      reason,
      proposal,
      terms: {},
      facts: async (tx: OfficeDeps['db']) => {
        const held = (await readHeld(tx)).find((run) => run.provider === provider)
        if (!held) throw new Refusal('decided_meanwhile')
        return { run: `${held.id}`, games: held.disabled.length }
      },
    } as const
    const data = await byTwo(deps, call, wish, async (approve) => {
      await acceptImport(deps.db, { provider, operator: call.person.name, also: approve })
    })
    return { data }
  }),
]

const changingRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.orderGame, async (call) => {
    const { category, version, code, after } = call.input
    const object = categoryObject(category)
    call.may({ object })
    const next = await moveGame(deps.db, {
      categoryId: category,
      version,
      code,
      after,
      also: (tx) => call.note(tx, { object, after: { game: code, behind: after } }),
    })
    return { data: { version: next } }
  }),
  serve(contract.closeGame, async (call) => {
    const { code, reason } = call.input
    const object = gameObject(code)
    call.may({ object, reason })
    await closeGame(deps.db, {
      code,
      operator: call.person.name,
      because: reason,
      also: (tx) => call.note(tx, { object, reason, after: { isClosed: true } }),
    })
    return { data: null }
  }),
  serve(contract.openGame, async (call) => {
    const { code, reason } = call.input
    const object = gameObject(code)
    call.may({ object, reason })
    await openGame(deps.db, {
      code,
      operator: call.person.name,
      because: reason,
      also: (tx) => call.note(tx, { object, reason, after: { isClosed: false } }),
    })
    return { data: null }
  }),
]

async function readWhole({ db }: OfficeDeps, call: OfficeCall<unknown>) {
  const [categories, held] = await Promise.all([
    readCategories(db, call.caller.locale),
    readHeld(db),
  ])
  return {
    categories: categories.map((one) => ({
      ...one,
      actions: call.actions(['category.edit', 'category.close'], {
        object: categoryObject(one.id),
      }),
    })),
    held: held.map((run) => ({
      provider: run.provider,
      name: PROVIDER_NAMES[run.provider],
      run: `${run.id}`,
      at: run.lastAt.toISOString(),
      why: run.why ?? null,
      count: run.disabled.length,
      games: run.disabled.slice(0, HELD_SHOWN),
      actions: call.actions(['import.accept'], { object: `supplier:${run.provider}` }),
    })),
    actions: call.actions(['game.order']),
  }
}

/** The last reading of each supplier, where it waits for a person. */
const readHeld = async (db: OfficeDeps['db']): Promise<KeptRun[]> =>
  (await readRuns(db, 1)).filter(({ outcome, acceptedBy }) => outcome === 'held' && !acceptedBy)

const tellGame = (call: OfficeCall<unknown>, { cursor: _, closing, ...game }: OfficeGame) => ({
  ...game,
  providerName: PROVIDER_NAMES[game.provider],
  closing: closing && { ...closing, at: closing.at.toISOString() },
  actions: call.actions(['game.close', 'game.open'], { object: gameObject(game.code) }),
})
