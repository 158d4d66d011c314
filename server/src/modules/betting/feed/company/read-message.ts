import type { z } from 'zod/mini'
import { isWritable } from '../../../../platform/http/field-message.ts'
import type { FeedMessage, MessageOf, Player, ToldResults } from '../message.ts'
import { BODIES, type Body, type BodyType } from './bodies.ts'
import { ENVELOPE, type Envelope } from './envelope.ts'
import { outcomeOf } from './outcome.ts'

/** What of an envelope a message is read from. */
type Told = Pick<Envelope, 'type' | 'ts' | 'event'> & Record<string, unknown>

export type Counting = { add: (what: 'unknown-type' | 'unknown-field' | 'bad-frame') => void }

/**
 * The message in our words. Undefined where it is of a type that nobody knows. One that is not as it should
 * be stops its event: it may have said so.
 */
export function readMessage(envelope: Told, counts: Counting): FeedMessage | undefined {
  const { type } = envelope
  if (!isKnown(type)) {
    counts.add('unknown-type')
    return undefined
  }
  const { data: parsed } = BODIES[type].safeParse(envelope)
  // A text that no database holds would end the writer, and with it every other match.
  const data = isWritable(parsed) ? parsed : undefined
  const event = envelope.event ?? (data && 'id' in data ? data.id : undefined)
  if (event === undefined || !isWritable(event)) {
    counts.add('bad-frame')
    return undefined
  }
  const toldAt = new Date(envelope.ts)
  if (!data) {
    counts.add('bad-frame')
    return { type: 'bet_stop', event, toldAt, groups: ['all'], status: -1, reason: 'unreadable' }
  }
  if (hasUnknownField(envelope, BODIES[type])) counts.add('unknown-field')
  const read = READ[type] as (body: unknown) => Rest<BodyType>
  return { event, toldAt, ...read(data) } as FeedMessage
}

const isKnown = (type: string): type is BodyType => Object.hasOwn(BODIES, type)

const hasUnknownField = (envelope: Told, body: z.ZodMiniObject): boolean =>
  Object.keys(envelope).some((name) => !(name in ENVELOPE) && !(name in body.shape))

type Rest<T extends BodyType> = Omit<MessageOf<T>, 'event' | 'toldAt'>

const READ: { [T in BodyType]: (body: Body<T>) => Rest<T> } = {
  fixture: ({ sport, league, start, home, away, live, status, bestOf = null, ...named }) => ({
    type: 'fixture',
    sport,
    league,
    home,
    away,
    startsAt: new Date(start),
    hasLive: live,
    state: status,
    bestOf,
    players: (named.outright?.participants ?? named.players ?? []).map(playerOf),
    isOutright: named.outright !== undefined,
  }),
  fixture_change: ({ change, start }) => ({
    type: 'fixture_change',
    change,
    ...(start !== undefined && { startsAt: new Date(start) }),
  }),
  odds_change: ({ score, clock, stats, reason, markets }) => ({
    type: 'odds_change',
    ...(score && { score }),
    ...(clock && { clock: clockOf(clock) }),
    ...(stats && { stats: Object.entries(stats).map(([key, values]) => ({ key, values })) }),
    ...(reason !== undefined && { reason }),
    markets,
  }),
  bet_stop: ({ groups, status, reason }) => ({
    type: 'bet_stop',
    groups,
    status,
    ...(reason !== undefined && { reason }),
  }),
  bet_settlement: ({ certainty, markets, facts }) => ({
    type: 'bet_settlement',
    certainty,
    markets: markets.map(({ key, line, voidReason = null, results }) => ({
      key,
      line,
      voidReason,
      results: resultsOf(results, voidReason),
    })),
    facts,
  }),
  rollback_bet_settlement: ({ markets }) => ({ type: 'rollback_bet_settlement', markets }),
  bet_cancel: ({ reason, ...cancelled }) => ({
    type: 'bet_cancel',
    voidReason: reason,
    ...windowOf(cancelled),
  }),
  rollback_bet_cancel: (cancelled) => ({ type: 'rollback_bet_cancel', ...windowOf(cancelled) }),
}

/** A side that nobody knows is none. */
const playerOf = ({ id, name, side }: { id: string; name: string; side?: string }): Player =>
  side === '1' || side === '2' ? { id, name, side } : { id, name }

const clockOf = ({
  period,
  elapsed,
  running,
  stoppage,
}: NonNullable<Body<'odds_change'>['clock']>) => ({
  period,
  elapsedS: elapsed,
  isRunning: running,
  ...(stoppage !== undefined && { stoppageMin: stoppage }),
})

type Results = Body<'bet_settlement'>['markets'][number]['results']

const resultsOf = (results: Results, voidReason: number | null): ToldResults =>
  Object.fromEntries(
    results.map(([key, result, part, deadHeat = null]) => {
      const outcome = outcomeOf({ result, void: part, voidReason, deadHeat })
      return [key, outcome === 'dead-heat' && deadHeat ? { outcome, deadHeat } : { outcome }]
    }),
  )

const windowOf = ({
  markets,
  from,
  to,
}: Pick<Body<'rollback_bet_cancel'>, 'markets' | 'from' | 'to'>) => ({
  markets,
  from: momentOf(from),
  to: momentOf(to),
})

const momentOf = (ms: number | null | undefined) =>
  ms === null || ms === undefined ? null : new Date(ms)
