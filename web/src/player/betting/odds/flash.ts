import { settings } from '../settings/settings.ts'
import type { Move } from './prices.ts'

/** The darkest grounds on which the number keeps a contrast of 4.5 at the brightest moment. */
const GROUNDS: Record<Move, string> = { up: '#16463d', down: '#5a2632' }
const FLASH_MS = 1_200
/** With more changes than this in a frame nothing flashes: the triangles say enough. */
export const FLASHES_MAX = 60

const unseen = new WeakSet<Element>()
const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

const watcher = globalThis.IntersectionObserver
  ? new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) unseen.delete(target)
        else unseen.add(target)
      }
    })
  : undefined

/** Cells that are off the screen do not flash. */
export function watchSight(node: Element): () => void {
  watcher?.observe(node)
  return () => watcher?.unobserve(node)
}

/** Lights the ground of a cell for a moment. A second change lies over the first, which ends before it. */
export function flash(node: HTMLElement, move: Move): void {
  if (calm?.matches || !settings().flashes || unseen.has(node)) return
  node.animate?.([{ backgroundColor: GROUNDS[move], offset: 0 }], {
    duration: FLASH_MS,
    easing: 'ease-out',
  })
}
