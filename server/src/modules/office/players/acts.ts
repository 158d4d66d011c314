import { E5 } from '@zar/contract/money'
import * as contract from '@zar/contract/office/player-acts'
import { LIMIT_MAX } from '@zar/contract/protection'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import {
  beginBreak,
  endOfExclusion,
  excludePlayer,
  readAllLimits,
  setHouseLimit,
} from '../../protection/index.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, type PlayerOfficeDeps } from './about-player.ts'
import { endOf } from './end-of-day.ts'

/** What one person does of a player beside blocks and sessions. */
export const actRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...wordRoutes(deps),
  ...careRoutes(deps),
]

const wordRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.messagePlayer, async (call) => {
    const { id, title, note } = call.input
    const about = await aboutPlayer(deps, id)
    call.may(about)
    await deps.db.transaction().execute(async (tx) => {
      await notifyPlayer(tx, deps, {
        playerId: id,
        type: 'System',
        // Written once, in the player's language: they read these very words in the other one too.
        title: { tr: title, en: title },
        note: { tr: note, en: note },
        writtenBy: call.person.name,
      })
      await call.note(tx, { object: about.object, playerId: id, after: { title } })
    })
    deps.onCommitted()
    return { data: null }
  }),
  serve(contract.strikeNote, async (call) => {
    const { id, note, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const data = await deps.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('player_note')
        .innerJoin('staff', 'staff.id', 'staff_id')
        .select(['player_note.id', 'at', 'struck_at', 'full_name'])
        .where('player_note.id', '=', BigInt(note))
        .where('player_id', '=', id)
        .forUpdate('player_note')
        .executeTakeFirst()
      if (!row) throw new Refusal('not_found')
      refuseIf(row.struck_at !== null, 'decided_meanwhile')
      await tx
        .updateTable('player_note')
        .set({ struck_by: call.person.id, struck_at: sql`clock_timestamp()` })
        .where('id', '=', row.id)
        .execute()
      const linked = `note:${row.id}`
      await call.note(tx, { object: about.object, playerId: id, reason, linked })
      return { id: note, by: row.full_name, at: row.at.toISOString(), text: null, isStruck: true }
    })
    return { data }
  }),
]

const careRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.setHouseLimit, async (call) => {
    const { id, kind, period, most, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    refuseIf(kind === 'time' && most > LIMIT_MAX.minutes, 'invalid_input')
    const next = kind === 'time' ? BigInt(most) : BigInt(most) * E5
    await setHouseLimit(deps, {
      playerId: id,
      kind,
      period,
      most: next,
      operator: call.person.name,
      because: reason,
      also: async (tx) => {
        const limits = await readAllLimits(tx, id, call.now)
        const before = limits.find(
          (one) => one.is_of_house && one.kind === kind && one.period === period,
        )
        // To raise what the house set is to lift it, which takes two people.
        refuseIf(before !== undefined && before.most < next, 'house_limit_higher')
        await call.note(tx, {
          object: about.object,
          playerId: id,
          reason,
          before: { kind, period, most: before ? `${before.most}` : null },
          after: { kind, period, most: `${next}` },
        })
      },
    })
    deps.onCommitted()
    return { data: null }
  }),
  serve(contract.placeExclusion, async (call) => {
    const { id, whose, until, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const endsAt = endOf(until)
    const also = (tx: Tx) =>
      call.note(tx, { object: about.object, playerId: id, reason, after: { whose, until } })
    if (whose === 'house') {
      const operator = call.person.name
      await excludePlayer(deps, { playerId: id, operator, because: reason, endsAt, also })
      return { data: null }
    }
    // What the player chose is ended and shortened by nobody, and no shorter than on their own page (EXC-02).
    const least = endOfExclusion('six_months', deps.clock.now())
    refuseIf(endsAt !== null && least !== null && endsAt < least, 'invalid_input')
    await beginBreak(deps, { playerId: id, kind: 'self_exclusion', endsAt, also })
    return { data: null }
  }),
]
