import { type Match, marketName } from '../../../../lib/betting/market-name.ts'
import { selectionName } from '../../../../lib/betting/selection-name.ts'
import { eventText } from '../../outrights/event-text.ts'
import { eventNow } from '../../stream/events.ts'
import { shortKickOff } from '../../words/kick-off.ts'
import type { Pick } from '../state/pick.ts'
import { t } from '../texts.ts'

const matchIn = ({ sport, home, away }: Pick): Match => ({ sport, home, away })

/** What the slip calls a selection. */
export const nameOf = (pick: Pick): string =>
  selectionName(pick, { key: pick.market, line: pick.line }, matchIn(pick))

/** The market of a selection, and that its match is played now. */
export function marketOf(pick: Pick): string {
  const name = marketName({ key: pick.market, line: pick.line }, matchIn(pick))
  return isLive(pick) ? `${name} · ${t('live')}` : name
}

/** `Galatasaray – Fenerbahçe · Paz 20:00`; while it is played the score in the middle. */
export function matchText(pick: Pick, now: number): string {
  const score = isLive(pick) ? eventNow(pick.event)?.score : null
  if (score) return `${pick.home} ${score.total[0]} – ${score.total[1]} ${pick.away}`
  return `${eventText(pick)} · ${shortKickOff(pick.startsAt, now)}`
}

const isLive = ({ event, isLive: wasLive }: Pick): boolean => {
  const state = eventNow(event)?.state
  return state === undefined ? wasLive : state === 'live' || state === 'interrupted'
}
