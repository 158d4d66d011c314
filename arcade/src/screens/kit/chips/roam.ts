type Box = { left: number; right: number; top: number; bottom: number }

const AHEAD: Record<string, (from: Box, to: Box) => boolean> = {
  ArrowLeft: (from, to) => to.right <= from.left + 1 && isBeside(from, to),
  ArrowRight: (from, to) => to.left >= from.right - 1 && isBeside(from, to),
  ArrowUp: (from, to) => to.bottom <= from.top + 1,
  ArrowDown: (from, to) => to.top >= from.bottom - 1,
}

const isBeside = (from: Box, to: Box) => to.top < from.bottom - 1 && to.bottom > from.top + 1
const middle = ({ left, right }: Box) => (left + right) / 2

/**
 * The place that a key leads to on a board whose rows are not alike: the next of the row, the
 * nearest of the row above or below, or the ends of the row. Undefined where it leads nowhere.
 */
export function placeAhead(key: string, places: readonly Box[], at: number): number | undefined {
  const from = places[at]
  if (!from) return undefined
  const all = places.map((to, index) => ({ to, index })).filter(({ index }) => index !== at)
  if (key === 'Home' || key === 'End') {
    const row = all.filter(({ to }) => isBeside(from, to))
    const isHome = key === 'Home'
    const further = row.filter(({ to }) => isHome === middle(to) < middle(from))
    return (isHome ? further.at(0) : further.at(-1))?.index
  }
  const isAhead = AHEAD[key]
  const away = (to: Box) => {
    const rows = Math.abs(to.top - from.top)
    return rows * 1_000 + Math.abs(middle(to) - middle(from))
  }
  return all.filter(({ to }) => isAhead?.(from, to)).sort((a, b) => away(a.to) - away(b.to))[0]
    ?.index
}

/** Leads the focus by the arrows, Home and End over the buttons of a board that can be seen. */
export function roam(event: KeyboardEvent, board: HTMLElement): void {
  const seen = [...board.querySelectorAll<HTMLElement>('button')].filter(
    (button) => button.offsetParent !== null,
  )
  const at = seen.indexOf(document.activeElement as HTMLElement)
  const next = placeAhead(
    event.key,
    seen.map((button) => button.getBoundingClientRect()),
    at,
  )
  if (next === undefined) return
  event.preventDefault()
  seen[next]?.focus()
}
