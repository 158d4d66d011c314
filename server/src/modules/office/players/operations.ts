import { revealPayout } from '@zar/contract/office/player/payouts'
import * as contract from '@zar/contract/office/players'
import { readPayoutAccounts } from '../../payments/index.ts'
import { findPlayers, readContact, readIdentity } from '../../players/index.ts'
import { blockPlayer, isBlocked, unblockPlayer } from '../../protection/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { countriesWithin } from '../rights/scopes.ts'
import { aboutPlayer, noteAlone, type PlayerOfficeDeps } from './about-player.ts'
import { deviceRoutes } from './access/devices.ts'
import { accessRoutes } from './access/operations.ts'
import { tagRoutes } from './access/tags.ts'
import { actRoutes } from './acts.ts'
import { endOf } from './end-of-day.ts'
import { readMovementsPage, readPage } from './read-page.ts'
import { tabRoutes } from './tabs.ts'
import { timelineRoutes } from './timeline/operations.ts'

/** Players, their pages, and what is decided of one. */
export const playerOfficeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...readingRoutes(deps),
  ...revealRoutes(deps),
  ...noteRoutes(deps),
  ...decidingRoutes(deps),
  ...tabRoutes(deps),
  ...actRoutes(deps),
  ...accessRoutes(deps),
  ...deviceRoutes(deps),
  ...tagRoutes(deps),
  ...timelineRoutes(deps),
]

const readingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.listPlayers, async (call) => {
    const countries = countriesWithin(call.person, 'player.list')
    const found = await findPlayers(deps.db, { ...call.input, countries })
    const { search } = call.input
    // What was typed may be a phone or an address: that there was a search is kept, and how many it found.
    if (search)
      await noteAlone(deps, call, { does: 'search.use', seen: { rows: found.rows.length } })
    return { data: found }
  }),
  serve(contract.readPlayer, async (call) => {
    const about = await aboutPlayer(deps, call.input.id)
    call.may(about)
    const data = await readPage(deps, call, about)
    await noteAlone(deps, call, { object: about.object, playerId: call.input.id })
    return { data }
  }),
  serve(contract.playerMovements, async (call) => {
    call.may(await aboutPlayer(deps, call.input.id))
    return { data: await readMovementsPage(deps, call) }
  }),
]

const revealRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.revealContact, async (call) => {
    const { id, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const data = await readContact(deps.db, id)
    const seen = { fields: ['phone', 'email'] }
    await noteAlone(deps, call, { object: about.object, playerId: id, reason, seen })
    return { data }
  }),
  serve(contract.revealIdentity, async (call) => {
    const { id, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const data = await readIdentity(deps, id)
    const seen = { fields: ['identity_number', 'birth_date'] }
    await noteAlone(deps, call, { object: about.object, playerId: id, reason, seen })
    return { data }
  }),
  serve(revealPayout, async (call) => {
    const { id, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const accounts = await readPayoutAccounts(deps, id)
    const seen = { fields: ['iban', 'wallet', 'holder'], rows: accounts.length }
    await noteAlone(deps, call, { object: about.object, playerId: id, reason, seen })
    return { data: { accounts } }
  }),
]

const noteRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.writeNote, async (call) => {
    const { id, text } = call.input
    const about = await aboutPlayer(deps, id)
    call.may(about)
    const row = await deps.db.transaction().execute(async (tx) => {
      const written = await tx
        .insertInto('player_note')
        .values({ player_id: id, staff_id: call.person.id, text, struck_by: null, struck_at: null })
        .returning(['id', 'at'])
        .executeTakeFirstOrThrow()
      await call.note(tx, { object: about.object, playerId: id, linked: `note:${written.id}` })
      return written
    })
    const by = call.person.name
    return {
      data: { id: `${row.id}`, by, at: row.at.toISOString(), text, isStruck: false },
    }
  }),
]

const decidingRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.blockPlayer, async (call) => {
    const { id, until, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    await blockPlayer(deps, {
      playerId: id,
      operator: call.person.name,
      because: reason,
      endsAt: endOf(until),
      also: (tx) => call.note(tx, { object: about.object, playerId: id, reason, after: { until } }),
    })
    return { data: null }
  }),
  serve(contract.unblockPlayer, async (call) => {
    const { id, reason, proposal } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const data = await byTwo(
      deps,
      call,
      {
        right: 'player.unblock',
        object: about.object,
        playerId: id,
        terms: {},
        facts: async (tx) => ({ isBlocked: await isBlocked(tx, id) }),
        reason,
        proposal,
      },
      (approve) =>
        unblockPlayer(deps, {
          playerId: id,
          operator: call.person.name,
          because: reason,
          also: approve,
        }),
    )
    return { data }
  }),
  serve(contract.endPlayerSessions, async (call) => {
    const { id, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const ended = await deps.db.transaction().execute(async (tx) => {
      const hashes = await deps.sessions.endAllIn(tx, { playerId: id, why: 'house' })
      const after = { ended: hashes.length }
      await call.note(tx, { object: about.object, playerId: id, reason, after })
      return hashes
    })
    await deps.sessions.announceEnded(ended)
    deps.onCommitted()
    return { data: { ended: ended.length } }
  }),
]
