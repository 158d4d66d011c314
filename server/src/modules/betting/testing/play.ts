import { type EventImage, marketName } from '../board/image/event-image.ts'
import { applyMessage } from '../feed/apply/apply-message.ts'
import { passTime } from '../feed/apply/begin.ts'
import { draftOf, type EventDraft } from '../feed/apply/draft.ts'
import { newEvent } from '../feed/apply/fixture.ts'
import { settleStates } from '../feed/apply/market-state.ts'
import type { Standing } from '../feed/apply/settle.ts'
import { readMessage } from '../feed/company/read-message.ts'
import type { MessageOf } from '../feed/message.ts'
import type { Producer } from '../feed/odds-feed.ts'
import { noteCourse } from '../feed/rules/course.ts'
import { payEarly } from '../feed/rules/early-payout.ts'
import { settleByRule } from '../feed/rules/settle-by-rule.ts'
import type { Said } from './company-state.ts'
import { fixture, KICK_OFF } from './said.ts'

const BEFORE_MS = KICK_OFF.getTime() - 3_600_000
type Saying = { producer?: Producer; isLate?: boolean; isReplayed?: boolean }

/** One event that is told of, without a database: each message is a batch of its own. */
export function openPlay(more: object = {}) {
  const message = read(fixture('m1', more)) as MessageOf<'fixture'>
  const standing: Standing = new Map()
  const state = {
    event: newEvent(message, 'pre', BEFORE_MS).event,
    nowMs: BEFORE_MS,
  }
  const commit = (draft: EventDraft) => {
    passTime(draft, state.nowMs)
    noteCourse(draft, state.nowMs)
    payEarly(draft, standing, state.nowMs)
    settleStates(draft, state.nowMs)
    state.event = draft.event
    return draft
  }
  return {
    event: (): EventImage => state.event,
    at: (ms: number) => {
      state.nowMs = ms
    },
    wait: (ms: number) => {
      state.nowMs += ms
      return commit(draftOf(state.event))
    },
    say: (said: Said, { producer = 'live', isLate = false, isReplayed = false }: Saying = {}) => {
      const draft = draftOf(state.event)
      draft.event.heardAtMs = state.nowMs
      const from = { producer, nowMs: state.nowMs, isReplayed, standing }
      if (applyMessage(draft, read(said), from)) draft.event.isLate = isLate
      return commit(draft)
    },
    /** What our rules make of it now. */
    rule: () => {
      const draft = draftOf(state.event)
      settleByRule(draft, standing, state.nowMs)
      return commit(draft)
    },
    /** What stands of each selection. */
    results: (key: string, line: string | null = null) => {
      const { results = {}, voidReason } = standing.get(marketName(key, line)) ?? {}
      const words = Object.entries(results).map(([one, { outcome }]) => `${one} ${outcome}`)
      return [...words, ...(voidReason ? [voidReason] : [])].join(', ')
    },
    standing,
    market: (key: string, line: string | null = null) => {
      const market = state.event.markets.get(marketName(key, line))
      if (!market) throw new Error(`no market ${key}`)
      return market
    },
    /** `state`, and the reason where there is one. */
    stands: (key: string, line: string | null = null) => {
      const market = state.event.markets.get(marketName(key, line))
      return [market?.state, market?.reason].filter(Boolean).join(' ')
    },
  }

  function read(said: Said) {
    const found = readMessage({ ts: 0, ...said }, { add: () => {} })
    if (!found) throw new Error(`no message of type ${said.type}`)
    return found
  }
}

/** A match in its first half, with prices. */
export function openLivePlay(more: object = {}, said: Said[] = []) {
  const play = openPlay(more)
  play.at(KICK_OFF.getTime() + 60_000)
  for (const one of said) play.say(one)
  return play
}
