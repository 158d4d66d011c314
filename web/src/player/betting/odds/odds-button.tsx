import type { Market, Selection } from '@zar/contract/betting/event'
import { memo, useLayoutEffect, useRef } from 'react'
import { matchOf } from '../../../lib/betting/market-name.ts'
import { fetchPart } from '../../../lib/browser/lazily.ts'
import { Crest } from '../../../ui/icons/crest.tsx'
import { oneTouch } from '../one-touch/one-touch.ts'
import { type PickedEvent, pickOf, type Pick as SlipPick } from '../slip/state/pick.ts'
import { slip, togglePick } from '../slip/state/slip.ts'
import { spokenChoice } from '../words/spoken-choice.ts'
import { attachCell, canChoose } from './cells.ts'
import './odds.css'
import { priceOf } from './prices.ts'

type OddsButtonProps = {
  event: PickedEvent
  market: Pick<Market, 'key' | 'line'>
  selection: Selection
  /** What stands at the left of the price; a cell of a grid has its name above it. */
  label?: string
  /** Whose crest stands before the label. */
  crest?: string
  /** The key that presses it, on a focused row. */
  shortcut?: string
}

/**
 * A price that can be pressed. What changes about it is painted outside React (`cells.ts`): the number, its
 * colours and what a screen reader is told.
 */
export const OddsButton = memo(function OddsButton({
  event,
  market,
  selection,
  label,
  crest,
  shortcut,
}: OddsButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const number = useRef<HTMLElement>(null)
  const { id } = selection
  const choice = spokenChoice(selection, market, matchOf(event))
  // What is seen of a control is in its name (WCAG 2.5.3).
  const name = label === undefined || choice.endsWith(label) ? choice : `${choice}, ${label}`
  useLayoutEffect(() => {
    if (!button.current || !number.current) return
    return attachCell(id, { node: button.current, number: number.current, name })
  }, [id, name])
  return (
    <button
      ref={button}
      type="button"
      className={label === undefined ? 'odd odd--solo' : 'odd'}
      data-key={shortcut}
      onClick={() => press(event, market, selection)}
    >
      {crest !== undefined && <Crest code={crest} />}
      {label !== undefined && <span>{label}</span>} <b ref={number} />
    </button>
  )
})

function press(
  event: PickedEvent,
  market: Pick<Market, 'key' | 'line'>,
  selection: Selection,
): void {
  const { picks, builders } = slip()
  const isChosen = picks.some(({ id }) => id === selection.id)
  if (!isChosen && !canChoose(selection.id)) return
  const pick = pickOf(event, market, selection, priceOf(selection.id)?.oddsMilli ?? 0)
  // What is in the slip is taken out, and a bet builder is put together there.
  if (oneTouch() && !isChosen && !builders.includes(event.id)) void pressOneTouch(pick)
  else togglePick(pick)
}

/** Places a single at once, by code that only they need who have one touch on. */
async function pressOneTouch(pick: SlipPick): Promise<void> {
  const { placeOnce } = await fetchPart(() => import('../one-touch/place-once.ts'))
  await placeOnce(pick)
}

/** A place in a grid for which there is no price. */
export const NoOdds = () => (
  <span className="odd odd--solo is-none" aria-hidden>
    <b>–</b>
  </span>
)
