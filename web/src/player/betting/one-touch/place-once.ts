import { formatOdds } from '@zar/contract/betting/odds-formats'
import { useSyncExternalStore } from 'react'
import { Unreachable } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { queryClient } from '../../../lib/api/query.ts'
import { marketName } from '../../../lib/betting/market-name.ts'
import { fetchToasts } from '../../../lib/dialog/toasts.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { markChosen } from '../odds/cells.ts'
import { eventText } from '../outrights/event-text.ts'
import { settings } from '../settings/settings.ts'
import { nameOf } from '../slip/legs/leg-texts.ts'
import type { Pick } from '../slip/state/pick.ts'
import { type Outcome, placeOne, type Sent } from '../slip/state/place-one.ts'
import { slip } from '../slip/state/slip.ts'
import { codeText } from '../words/codes.ts'
import { oneTouch, turnOneTouch } from './one-touch.ts'
import { t } from './texts.ts'

/** What became of the press before. */
export type Touch =
  | { at: 'rest' }
  | { at: 'sending' | 'placed'; sent: Sent }
  /** A live bet: until when it is held, in ms of this page. */
  | { at: 'waiting'; sent: Sent; until: number }
  | { at: 'refused'; sent: Sent; why: string }
  /** No answer came: the same bet is asked about, by its id. */
  | { at: 'lost'; sent: Sent }

/** A press on the same price within this time after the answer is the second of a double press. */
const DOUBLE_MS = 1_000
const KURUS = 100

const listeners = new Set<() => void>()
const kept: { now: Touch; endedAt: number } = {
  now: { at: 'rest' },
  endedAt: Number.NEGATIVE_INFINITY,
}

const touch = (): Touch => kept.now
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useTouch = (): Touch => useSyncExternalStore(subscribe, touch)

function show(next: Touch): void {
  kept.now = next
  const isHeld = next.at === 'sending' || next.at === 'waiting'
  markChosen(
    slip().picks.map(({ id }) => id),
    isHeld ? [pickIn(next.sent).id] : [],
  )
  for (const listener of listeners) listener()
}

/** What was pressed. */
export const pickIn = ({ legs }: Sent): Pick => (legs[0] as Sent['legs'][number]).leg.picks[0]

/** The result has been read. */
export const leaveTouch = (): void => show({ at: 'rest' })

/**
 * Places a single on a selection at the price that it was pressed at. One bet is under way at a time: until it is
 * decided every other press is told and not counted, and a double press is one.
 */
export async function placeOnce(pick: Pick): Promise<void> {
  const on = oneTouch()
  if (!on) return
  const { now, endedAt } = kept
  const isSame = now.at !== 'rest' && pickIn(now.sent).id === pick.id
  if (isSame && performance.now() - endedAt < DOUBLE_MS) return
  if (now.at === 'sending' || now.at === 'waiting' || now.at === 'lost') {
    if (!isSame) (await fetchToasts()).warning(t('busy'))
    return
  }
  const { confirmKurus } = settings()
  const sent = sentOf(pick, on.stakeKurus)
  if (confirmKurus !== null && on.stakeKurus > confirmKurus) {
    await end({ at: 'refused', sent, why: t('aboveConfirm') })
    return
  }
  await send(sent)
}

/** Asks what became of a bet of which no answer came. It is never placed twice. */
export async function askAboutLost(): Promise<void> {
  if (kept.now.at === 'lost') await send(kept.now.sent)
}

const sentOf = (pick: Pick, unitKurus: number): Sent => ({
  id: crypto.randomUUID(),
  legs: [{ leg: { picks: [pick], isBuilder: false, isBanker: false }, oddsMilli: pick.odds }],
  sizes: [1],
  columns: 1,
  unitKurus,
  winKurus: Math.ceil((unitKurus * pick.odds) / 1_000),
  isFree: false,
  asksTrader: false,
})

async function send(sent: Sent): Promise<void> {
  show({ at: 'sending', sent })
  try {
    const outcome = await placeOne(sent, settings().policy, ({ until }) =>
      show({ at: 'waiting', sent, until }),
    )
    if (outcome.state === 'open') await end({ at: 'placed', sent })
    else {
      // A limit of the player’s own ends it: the next press would be refused too.
      if (outcome.code === 'L-220') turnOneTouch(null)
      await end({ at: 'refused', sent, why: whyOf(outcome) })
    }
  } catch (error) {
    if (error instanceof Unreachable) await end({ at: 'lost', sent })
    else {
      // A break, an exclusion or a session that has ended.
      turnOneTouch(null)
      await end({ at: 'refused', sent, why: failureText(error) })
    }
  }
  for (const noun of ['bets', 'bonus', 'betting-quote']) {
    void queryClient.invalidateQueries({ queryKey: ['me', noun] })
  }
}

function whyOf({ code, maxKurus }: Outcome): string {
  const most = maxKurus === null ? '' : ` ${t('most', { sum: formatMoney(maxKurus / KURUS) })}`
  return code ? `${codeText(code)} (${code})${most}` : codeText('S-503')
}

/** Shows what became of a press and says it, wherever the player is. */
async function end(next: Exclude<Touch, { at: 'rest' }>): Promise<void> {
  kept.endedAt = performance.now()
  show(next)
  const notify = await fetchToasts()
  if (next.at === 'placed') notify.success(textOf(next))
  else notify.error(textOf(next))
}

/** A press in a sentence. */
export function textOf(touch: Exclude<Touch, { at: 'rest' }>, leftS = 0): string {
  const { sent } = touch
  const pick = pickIn(sent)
  const what = t('what', {
    name: nameOf(pick),
    odds: formatOdds(pick.odds, settings().format),
    market: marketName({ key: pick.market, line: pick.line }, pick),
    match: eventText(pick),
    sum: formatMoney(sent.unitKurus / KURUS),
  })
  return touch.at === 'refused'
    ? t('refused', { what, why: touch.why })
    : t(touch.at, { what, count: leftS })
}
