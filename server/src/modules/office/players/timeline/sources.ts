import type { Locale } from '@zar/contract/limits'
import type { TimelineKind, TimelineRow } from '@zar/contract/office/player/timeline'
import { sql } from 'kysely'
import type { Db } from '../../../../db/db.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { type LedgerPart, readMovements } from '../../../ledger/index.ts'
import { readInbox } from '../../../messages/index.ts'
import { readLogIns, shortenedAddress } from '../../../players/index.ts'
import { readFacts, readLimitChanges, type StandingFact } from '../../../protection/index.ts'
import { ACTS } from './acts.ts'
import type { Entry } from './merge.ts'
import { byMoment, byNumber, momentIn, numberIn } from './places.ts'

type Asked = { playerId: string; place: string | undefined; limit: number; locale: Locale }
type Arm = {
  name: string
  kind: TimelineKind
  read: (db: Db, asked: Asked) => Promise<Entry<TimelineRow>[]>
}

/** Where the rows of a timeline come from, each read by an index of its own from its place on. */
export const ARMS: readonly Arm[] = [
  { name: 'cashier', kind: 'money', read: ledgerArm('cashier') },
  { name: 'bonus', kind: 'money', read: ledgerArm('bonus') },
  { name: 'play', kind: 'play', read: ledgerArm('rest') },
  { name: 'log_in', kind: 'log_in', read: readSessions },
  { name: 'limit', kind: 'limit', read: readLimits },
  { name: 'break', kind: 'break', read: readBreaks },
  { name: 'act', kind: 'act', read: readActs },
  { name: 'letter', kind: 'letter', read: readLetters },
]

function ledgerArm(part: LedgerPart): Arm['read'] {
  return async (db, { playerId, place, limit }) => {
    const rows = await readMovements(db, playerId, { before: numberIn(place), limit, part })
    return rows.map(
      ({ id, at, reason, amountE5, account, key }): Entry<TimelineRow> => ({
        at,
        ...byNumber(BigInt(id)),
        row: {
          id: `transfer:${id}`,
          at: at.toISOString(),
          kind: part === 'rest' ? 'play' : 'money',
          reason,
          amountE5: `${amountE5}`,
          account,
          key,
          game: null,
        },
      }),
    )
  }
}

async function readSessions(db: Db, { playerId, place, limit }: Asked) {
  const rows = await readLogIns(db, playerId, { before: momentIn(place), limit })
  return rows.map(
    ({ us, id, at, device, ip, endedAt }): Entry<TimelineRow> => ({
      at,
      ...byMoment({ us, id }),
      row: {
        id: `session:${id}`,
        at: at.toISOString(),
        kind: 'log_in',
        device,
        address: shortenedAddress(ip),
        endedAt: endedAt?.toISOString() ?? null,
      },
    }),
  )
}

async function readLimits(db: Db, { playerId, place, limit }: Asked) {
  const rows = await readLimitChanges(db, playerId, { before: numberIn(place), limit })
  return rows.map(
    ({ id, at, kind, period, was, most }): Entry<TimelineRow> => ({
      at,
      ...byNumber(id),
      row: {
        id: `limit:${id}`,
        at: at.toISOString(),
        kind: 'limit',
        limit: kind,
        period,
        was: was === null ? null : `${was}`,
        most: most === null ? null : `${most}`,
      },
    }),
  )
}

/** Few of one player: all are read, and those after the place are told. */
async function readBreaks(db: Db, { playerId, place, limit }: Asked) {
  const after = breakPlaceIn(place)
  const steps = (await readFacts(db, playerId)).flatMap(stepsOf)
  return steps
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.name < b.name ? 1 : -1))
    .filter((step) => !after || isAfter(step, after))
    .slice(0, limit)
    .map(
      ({ name, at, ...row }): Entry<TimelineRow> => ({
        at,
        place: `${at.getTime()}.${name}`,
        before: `${at.getTime() + 1}`,
        row: { id: `break:${name}`, at: at.toISOString(), kind: 'break', ...row },
      }),
    )
}

type BreakPlace = { ms: number; name: string }

const BREAK_PLACE = /^(\d{1,15})(?:\.(\w{1,60}))?$/

function breakPlaceIn(place: string | undefined): BreakPlace | undefined {
  if (place === undefined) return undefined
  const [, ms, name = ''] = BREAK_PLACE.exec(place) ?? []
  if (ms === undefined) throw new Refusal('invalid_input')
  return { ms: Number(ms), name }
}

const isAfter = ({ at, name }: { at: Date; name: string }, place: BreakPlace): boolean =>
  at.getTime() < place.ms || (at.getTime() === place.ms && name < place.name)

function stepsOf({ kind: what, beganAt, endedAt, by, endedBy, endsAt }: StandingFact) {
  const name = `${what}_${beganAt.getTime()}`
  const until = endsAt?.toISOString() ?? null
  const began = { name: `${name}_began`, what, at: beganAt, isEnd: false, by, endsAt: until }
  if (endedAt === null) return [began]
  const end = { name: `${name}_ended`, what, at: endedAt, isEnd: true, by: endedBy, endsAt: null }
  return [began, end]
}

/** No reason is told here: it is read in the audit log, where one says why they look. */
async function readActs(db: Db, { playerId, place, limit }: Asked) {
  const before = numberIn(place)
  const rows = await db
    .selectFrom('audit_event')
    .leftJoin('staff', (join) => join.on(sql<boolean>`staff.id::text = actor`))
    .select(['audit_event.id', 'at', 'actor', 'full_name', 'does', 'outcome'])
    .where('player_id', '=', playerId)
    .where('does', 'in', ACTS)
    .where('outcome', 'in', ['done', 'waits'])
    .$if(before !== undefined, (query) => query.where('audit_event.id', '<', before ?? 0n))
    .orderBy('audit_event.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(
    ({ id, at, actor, full_name, does, outcome }): Entry<TimelineRow> => ({
      at,
      ...byNumber(id),
      row: {
        id: `audit:${id}`,
        at: at.toISOString(),
        kind: 'act',
        does,
        outcome: outcome === 'waits' ? 'waits' : 'done',
        actor: full_name ?? actor,
      },
    }),
  )
}

async function readLetters(db: Db, { playerId, place, limit, locale }: Asked) {
  const rows = await readInbox(db, playerId, { before: momentIn(place), limit, locale })
  return rows.map(
    ({ us, id, at, title, note, by }): Entry<TimelineRow> => ({
      at,
      ...byMoment({ us, id }),
      row: { id: `letter:${id}`, at: at.toISOString(), kind: 'letter', title, note, by },
    }),
  )
}
