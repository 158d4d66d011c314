import type { FeedMessage, MessageOf } from '../message.ts'
import type { Producer } from '../odds-feed.ts'
import { begin } from './begin.ts'
import { applyBetStop } from './bet-stop.ts'
import type { Context } from './context.ts'
import type { EventDraft } from './draft.ts'
import { applyFixture, applyFixtureChange } from './fixture.ts'
import { applyOddsChange } from './odds-change.ts'
import { applySettlement, type Standing } from './settle.ts'

export type From = Context & { producer: Producer; standing: Standing }

/** Takes one message of an event into its draft. Answers whether it was taken: prices of who does not have it are not. */
export function applyMessage(draft: EventDraft, message: FeedMessage, from: From): boolean {
  switch (message.type) {
    case 'fixture':
      applyFixture(draft, message, from)
      return true
    case 'fixture_change':
      applyFixtureChange(draft, message, from)
      return true
    case 'bet_stop':
      if (draft.event.producer !== from.producer) return false
      applyBetStop(draft, message, from)
      return true
    case 'odds_change':
      if (!takesOver(draft, from)) return false
      if (from.producer === 'live' && message.clock) startPlay(draft, message, from)
      applyOddsChange(draft, message, from)
      handOver(draft, message.markets)
      return true
    default:
      applySettlement(draft, message, { standing: from.standing, by: 'company' })
      return true
  }
}

/** Who tells of the play has the event; before it, who had it before. */
function takesOver({ event }: EventDraft, { producer }: From): boolean {
  if (producer === 'pre') return event.producer === 'pre'
  event.producer = 'live'
  return true
}

/** A match that was given up is played all the same once prices come with its clock. */
function startPlay(draft: EventDraft, { markets }: MessageOf<'odds_change'>, from: From): void {
  const { event } = draft
  const isBack = event.state === 'closed' && markets.some(({ status }) => status === 1)
  if (event.state !== 'scheduled' && !isBack) return
  if (!isBack || event.score === null) begin(draft, from)
  event.state = 'live'
}

/** An event whose markets were all handed over is the other producer's. */
function handOver({ event }: EventDraft, told: readonly { status: number }[]): void {
  if (told.length === 0 || told.some(({ status }) => status !== -2)) return
  event.producer = event.producer === 'pre' ? 'live' : 'pre'
}
