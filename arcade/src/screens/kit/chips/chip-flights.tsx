import { useLayoutEffect, useRef } from 'react'
import { isStill } from '../motion.ts'
import { arcBetween, type ChipPicture, type Flight, flightsOf, type Spot } from './flights.ts'

/** The house's `--ease-settle`. */
const SETTLE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const LAY_MS = 260
const SQUASH_MS = 90
const BACK_MS = 180
const LOST_MS = 240
const PAY_MS = 320
const HOME_MS = 420
const BETWEEN_MS = 60

/** Where chips lay and how they looked, by their places. */
type Stacks = ReadonlyMap<string, { spot: Spot; picture: SVGElement }>

/**
 * Chips that fly: from the desk to their place, back, and what a result does to them. Decoration: the
 * table is whole without it, and nothing flies where nothing may move. Places are `data-chips`.
 */
export function ChipFlights({ laid, onTable, paid }: ChipPicture) {
  const mark = useRef<HTMLSpanElement>(null)
  const seen = useRef<{ picture: ChipPicture; stacks: Stacks } | null>(null)
  const key = JSON.stringify([laid, onTable, paid !== null])
  useLayoutEffect(() => {
    const game = mark.current?.closest<HTMLElement>('.game')
    if (!game || isStill()) return
    const picture = { laid, onTable, paid }
    const before = seen.current
    const stacks = stacksIn(game)
    seen.current = { picture, stacks }
    if (!before) return
    for (const flight of flightsOf(before.picture, picture))
      fly(game, flight, stacks, before.stacks)
  }, [key])
  return <span ref={mark} hidden />
}

function stacksIn(game: HTMLElement): Stacks {
  const found = [...game.querySelectorAll<SVGElement>('[data-chips]:not(.flight)')]
  return new Map(
    found.map((picture) => [picture.dataset.chips ?? '', { picture, spot: spotOf(game, picture) }]),
  )
}

/** Of the lowest chip of a stack, as the game's frame has it. */
function spotOf(game: HTMLElement, element: Element): Spot {
  const frame = game.getBoundingClientRect()
  const { left, bottom, width } = element.getBoundingClientRect()
  return { x: left + width / 2 - frame.left, y: bottom - width / 2 - frame.top, width }
}

function fly(game: HTMLElement, { is, place }: Flight, stacks: Stacks, before: Stacks): void {
  const lying = stacks.get(place)
  const stack = lying ?? before.get(place)
  if (!stack || stack.spot.width === 0) return
  const { picture, spot } = stack
  if (is === 'lay') lay(game, picture, spot, before.has(place))
  else if (is === 'back')
    go(game, picture, spot, arcBetween(deskIn(game).spot, spot).toReversed(), BACK_MS)
  else if (is === 'lost') lose(game, picture, spot)
  else pay(game, picture, spot)
}

/** The chosen chip of the desk, or the balance where there is none. */
function deskIn(game: HTMLElement): { spot: Spot; picture: Element | null } {
  const chosen = game.querySelectorAll('.chip-tray__chip svg, .chip-row [aria-pressed="true"] svg')
  const chip = [...chosen].find((one) => one.getClientRects().length > 0)
  if (chip) return { spot: spotOf(game, chip), picture: chip }
  return { spot: homeIn(game), picture: null }
}

function homeIn(game: HTMLElement): Spot {
  const balance = game.querySelector('.desk .sum b')
  return balance ? { ...spotOf(game, balance), width: 24 } : { x: 0, y: 0, width: 24 }
}

function lay(game: HTMLElement, stack: SVGElement, spot: Spot, wasThere: boolean): void {
  const desk = deskIn(game)
  go(game, desk.picture ?? stack, spot, arcBetween(desk.spot, spot), LAY_MS)
  if (!wasThere) stack.animate({ opacity: [0, 0] }, LAY_MS)
  stack.animate({ scale: [1.06, 1] }, { duration: SQUASH_MS, delay: LAY_MS })
}

/** It fades upwards; where it stays for the next round, it is laid again. */
function lose(game: HTMLElement, stack: SVGElement, spot: Spot): void {
  const ghost = ghostOf(game, stack, spot)
  play(ghost, { opacity: [1, 0], translate: ['0 0', '0 -24px'] }, LOST_MS)
  stack.animate({ opacity: [0, 0, 1] }, 2 * LOST_MS)
}

/** The house's chips come beside the player's, and both go to the balance. */
function pay(game: HTMLElement, stack: SVGElement, spot: Spot): void {
  const home = homeIn(game)
  const [house, own] = [ghostOf(game, stack, spot), ghostOf(game, stack, spot)]
  const beside = `translate(${Math.round(spot.width * 0.9)}px, 0)`
  const at = ({ x, y }: Spot) => `translate(${x - spot.x}px, ${y - spot.y}px)`
  const arrived = PAY_MS / (PAY_MS + HOME_MS)
  const comes = {
    transform: at({ x: game.clientWidth / 2, y: 0, width: 0 }),
    opacity: 0,
    easing: SETTLE,
  }
  const leaves = { opacity: 1, easing: SETTLE }
  const isHome = { transform: `${at(home)} scale(0.5)`, opacity: 0 }
  play(house, [comes, { transform: beside, offset: arrived, ...leaves }, isHome], PAY_MS + HOME_MS)
  play(
    own,
    [{ transform: 'none', ...leaves }, { transform: 'none', offset: arrived, ...leaves }, isHome],
    PAY_MS + HOME_MS,
    BETWEEN_MS,
  )
}

function go(
  game: HTMLElement,
  look: Element,
  to: Spot,
  way: readonly string[],
  durationMs: number,
): void {
  play(ghostOf(game, look, to), { transform: [...way] }, durationMs)
}

/** A picture of the chips over everything, for as long as it flies. */
function ghostOf(game: HTMLElement, look: Element, { x, y, width }: Spot): Element {
  const ghost = look.cloneNode(true) as SVGElement
  ghost.removeAttribute('data-chips')
  ghost.setAttribute('class', 'flight')
  ghost.style.left = `${x - width / 2}px`
  ghost.style.bottom = `${game.clientHeight - y - width / 2}px`
  ghost.style.width = `${width}px`
  ghost.style.transformOrigin = `50% calc(100% - ${width / 2}px)`
  game.append(ghost)
  return ghost
}

function play(
  ghost: Element,
  keyframes: Keyframe[] | PropertyIndexedKeyframes,
  durationMs: number,
  delayMs = 0,
): void {
  const flight = ghost.animate(keyframes, {
    duration: durationMs,
    delay: delayMs,
    easing: Array.isArray(keyframes) ? 'linear' : SETTLE,
    fill: 'both',
  })
  flight.onfinish = () => ghost.remove()
  flight.oncancel = () => ghost.remove()
}
