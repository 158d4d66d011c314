import { formatOdds } from '@zar/contract/betting/odds-formats'
import { oneTouch, onOneTouch } from '../one-touch/one-touch.ts'
import { onSettings, settings } from '../settings/settings.ts'
import { FLASHES_MAX, flash, watchSight } from './flash.ts'
import { onPrices, type Price, priceOf } from './prices.ts'
import { t } from './texts.ts'

/** A button that shows a price. `name` is what a screen reader says before it. */
export type Cell = { node: HTMLButtonElement; number: HTMLElement; name: string }

const cells = new Map<number, Set<Cell>>()
const marks = { chosen: new Set<number>(), waiting: new Set<number>(), isStale: false }

/** Keeps a cell painted with the price of a selection, until the returned function is called. */
export function attachCell(id: number, cell: Cell): () => void {
  const same = cells.get(id) ?? new Set()
  cells.set(id, same.add(cell))
  paint(id, cell)
  const leaveSight = watchSight(cell.node)
  return () => {
    leaveSight()
    same.delete(cell)
    if (same.size === 0 && cells.get(id) === same) cells.delete(id)
  }
}

/** What is in the slip, and what of it is waiting for an answer. */
export function markChosen(chosen: Iterable<number>, waiting: Iterable<number> = []): void {
  const before = [...marks.chosen, ...marks.waiting]
  marks.chosen = new Set(chosen)
  marks.waiting = new Set(waiting)
  repaint(new Set([...before, ...marks.chosen, ...marks.waiting]))
}

/** Whether prices are too old to be bet on. */
export function markStale(isStale: boolean): void {
  if (marks.isStale === isStale) return
  marks.isStale = isStale
  repaint(cells.keys())
}

export const isStale = (): boolean => marks.isStale

/** Whether a selection can be put into the slip now. */
export const canChoose = (id: number): boolean => !marks.isStale && priceOf(id)?.state === 1

onPrices((ids) => {
  const isCalm = ids.size > FLASHES_MAX
  for (const id of ids) {
    const price = priceOf(id)
    for (const cell of cells.get(id) ?? []) {
      const isNew = paint(id, cell)
      if (isNew && price?.move && !isCalm && !marks.chosen.has(id)) flash(cell.node, price.move)
    }
  }
})
onSettings(() => repaint(cells.keys()))
onOneTouch(() => repaint(cells.keys()))

function repaint(ids: Iterable<number>): void {
  for (const id of ids) for (const cell of cells.get(id) ?? []) paint(id, cell)
}

/** Writes what is different, and answers whether the number is another. */
function paint(id: number, { node, number, name }: Cell): boolean {
  const price = priceOf(id)
  const { format } = settings()
  const isOn = marks.chosen.has(id)
  const kind = kindOf(price)
  const text = !price || kind === 'none' ? t('noPrice') : formatOdds(price.oddsMilli, format)
  const classes = node.classList
  classes.toggle('is-on', isOn)
  classes.toggle('is-wait', marks.waiting.has(id))
  classes.toggle('is-up', kind === 'open' && price?.move === 'up')
  classes.toggle('is-down', kind === 'open' && price?.move === 'down')
  classes.toggle('is-shut', kind === 'shut')
  classes.toggle('is-none', kind === 'none')
  classes.toggle('is-stale', kind === 'open' && marks.isStale)
  set(node, 'aria-pressed', String(isOn))
  set(node, 'aria-disabled', String(kind !== 'open' || marks.isStale))
  set(node, 'aria-label', spoken(name, kind, price, text))
  // What a press does, where it places a bet at once.
  if (oneTouch()) set(node, 'aria-describedby', 'one-touch')
  else node.removeAttribute('aria-describedby')
  if (number.textContent === text) return false
  number.textContent = text
  return true
}

type Kind = 'open' | 'shut' | 'none'

function kindOf(price: Price | undefined): Kind {
  if (!price || price.state === -1) return 'none'
  return price.state === 0 ? 'shut' : 'open'
}

function spoken(name: string, kind: Kind, price: Price | undefined, text: string): string {
  if (kind !== 'open' || !price) return t(kind === 'shut' ? 'shut' : 'none', { name })
  if (!price.move) return t('price', { name, price: text })
  const before = formatOdds(price.beforeMilli, settings().format)
  return t(price.move, { name, price: text, before })
}

function set(node: Element, attribute: string, value: string): void {
  if (node.getAttribute(attribute) !== value) node.setAttribute(attribute, value)
}
