import { type RefObject, useLayoutEffect, useRef } from 'react'

export type Spot = { x: number; y: number }
type Spots = ReadonlyMap<string, Spot>

const MS = 320

/** Where each that was there before comes from, as seen from its place now; those that stayed are not among them. */
export function waysFrom(before: Spots, now: Spots): Map<string, Spot> {
  const ways = new Map<string, Spot>()
  for (const [name, to] of now) {
    const from = before.get(name)
    if (from && (from.x !== to.x || from.y !== to.y))
      ways.set(name, { x: from.x - to.x, y: from.y - to.y })
  }
  return ways
}

type Seen = { order: string; spots: Spots }

/** What lies in the box goes from its place to the next one once the order changes; where nothing may move, at once. */
export function useChangingPlaces(
  names: readonly number[],
  isStill: boolean,
): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const seen = useRef<Seen>({ order: '', spots: new Map() })
  const order = names.join()
  // Its places are read at every picture: another width of the page moves them too, and is not gone along.
  useLayoutEffect(() => {
    const tickets = ticketsIn(box.current, order)
    const spots = new Map([...tickets].map(([name, one]) => [name, spotOf(one)]))
    const isSorted = seen.current.order !== '' && seen.current.order !== order
    if (isSorted && !isStill) goAlong(tickets, waysFrom(seen.current.spots, spots))
    seen.current = { order, spots }
  })
  return box
}

const spotOf = ({ offsetLeft, offsetTop }: HTMLElement): Spot => ({ x: offsetLeft, y: offsetTop })

function ticketsIn(box: HTMLElement | null, order: string): Map<string, HTMLElement> {
  const names = order.split(',')
  const children = [...(box?.children ?? [])] as HTMLElement[]
  return new Map(children.map((child, at) => [names[at] ?? '', child]))
}

function goAlong(tickets: ReadonlyMap<string, HTMLElement>, ways: ReadonlyMap<string, Spot>) {
  for (const [name, { x, y }] of ways)
    tickets
      .get(name)
      ?.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: MS, easing: 'ease-in-out' })
}
