import type { LinkedGroup } from '@zar/contract/office/risk/alerts'

export type Point = { x: number; y: number }

const WIDTH = 500
const HEIGHT = 320
const CENTER = { x: WIDTH / 2, y: HEIGHT / 2 - 10 }
const RADIUS = { x: 190, y: 118 }
export const BOX = { width: WIDTH, height: HEIGHT }

/** The account in question in the middle, the others around it, the heaviest first from the top on. */
export function placesOf(members: readonly { id: string }[], middle: string): Map<string, Point> {
  const others = members.filter(({ id }) => id !== middle)
  const places = new Map<string, Point>(
    others.map(({ id }, at) => {
      const angle = (2 * Math.PI * at) / Math.max(1, others.length) - Math.PI / 2
      return [
        id,
        {
          x: Math.round(CENTER.x + RADIUS.x * Math.cos(angle)),
          y: Math.round(CENTER.y + RADIUS.y * Math.sin(angle)),
        },
      ]
    }),
  )
  return places.set(middle, CENTER)
}

export type EdgeLook = 'fact' | 'signal' | 'weak'
const SIGNAL_FROM = 2

/** Shape before colour: a fact is thick, a signal solid, what is weak dashed. */
export const lookOf = ({ isFact, weight }: LinkedGroup['pairs'][number]): EdgeLook => {
  if (isFact) return 'fact'
  return weight >= SIGNAL_FROM ? 'signal' : 'weak'
}
