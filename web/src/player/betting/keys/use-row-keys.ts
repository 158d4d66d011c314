import { type RefObject, useEffect } from 'react'
import { oneTouch } from '../one-touch/one-touch.ts'
import { settings } from '../settings/settings.ts'

const ROW = '.fx[data-event]'
const LINK = '.fx__sides'
const PRICE = 'button.odd'

/**
 * The keyboard in a list of matches: up and down between rows, left and right through the prices of a row,
 * and a letter for a pick. One row at a time is reached by Tab.
 */
export function useRowKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const onKey = (event: KeyboardEvent) => pressed(list, event)
    const onFocus = ({ target }: FocusEvent) => rove(list, (target as Element).closest(ROW))
    list.addEventListener('keydown', onKey)
    list.addEventListener('focusin', onFocus)
    const watcher = new MutationObserver(() => {
      if (!list.querySelector(`${LINK}[tabindex="0"]`)) rove(list, list.querySelector(ROW))
    })
    watcher.observe(list, { childList: true, subtree: true })
    rove(list, list.querySelector(ROW))
    return () => {
      watcher.disconnect()
      list.removeEventListener('keydown', onKey)
      list.removeEventListener('focusin', onFocus)
    }
  }, [ref])
}

/** Makes one row the one that Tab reaches. */
function rove(list: HTMLElement, row: Element | null): void {
  if (!row) return
  const link = row.querySelector(LINK)
  for (const other of list.querySelectorAll(`${LINK}[tabindex="0"]`)) {
    if (other !== link) other.setAttribute('tabindex', '-1')
  }
  link?.setAttribute('tabindex', '0')
}

const ACROSS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const ALONG: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

function pressed(list: HTMLElement, event: KeyboardEvent): void {
  const { key, target } = event
  const row = (target as Element).closest<HTMLElement>(ROW)
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return
  const isDone =
    key in ACROSS
      ? goAcross(row, target as Element, ACROSS[key] ?? 0)
      : key in ALONG
        ? goAlong(list, row, target as Element, ALONG[key] ?? 0)
        : pressPrice(row, key)
  if (isDone) event.preventDefault()
}

const seen = (row: Element, what: string): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(what)].filter(
    (one) => one.offsetParent !== null || one.getClientRects().length > 0,
  )

function goAcross(row: HTMLElement, from: Element, step: number): boolean {
  const places = [...row.querySelectorAll<HTMLElement>(LINK), ...seen(row, PRICE)]
  const at = places.indexOf(from.closest<HTMLElement>(`${LINK}, ${PRICE}`) ?? row)
  const next = places[Math.min(places.length - 1, Math.max(0, at + step))]
  next?.focus()
  return next !== undefined
}

/** The same price of the next row, or its match. */
function goAlong(list: HTMLElement, row: HTMLElement, from: Element, step: number): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)]
  const next = rows[rows.indexOf(row) + step]
  if (!next) return false
  const at = seen(row, PRICE).indexOf(from as HTMLElement)
  const place = at === -1 ? undefined : seen(next, PRICE)[at]
  const goal = place ?? next.querySelector<HTMLElement>(LINK)
  goal?.focus()
  return goal !== null
}

function pressPrice(row: HTMLElement, key: string): boolean {
  if (!settings().letters) return false
  const letter = key.toUpperCase()
  const price = seen(row, `${PRICE}[data-key]`).find((one) => one.dataset.key === letter)
  // A letter that is pressed by mistake places no bet.
  if (oneTouch()) price?.focus()
  else price?.click()
  return price !== undefined
}
