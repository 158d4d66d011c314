import { settings } from '../settings/settings.ts'
import { changeSlip } from '../slip/state/slip.ts'
import { formatStake } from '../slip/state/stake.ts'
import { isForPage } from './use-letter.ts'

const KURUS = 100
const STAKE = 'input[data-stake="true"]'
const PLACE = 'button[data-place="true"]:not([aria-disabled="true"])'
const LEG = '.leg, .builder'
const GROUP = '.mgroup'
const CARD = '.mk'

const seen = <Found extends HTMLElement>(what: string): Found[] =>
  [...document.querySelectorAll<Found>(what)].filter((one) => one.getClientRects().length > 0)

/** Where the focus was before K took it to the stake. */
let before: HTMLElement | null = null

/**
 * The keys of the sportsbook that are not a row’s own (SPORTS.md, 8). Answers whether the key meant something.
 */
export function pressSportsKey(event: KeyboardEvent): boolean {
  const { key, target, altKey, ctrlKey, metaKey } = event
  const at = target as HTMLElement
  if (at.matches?.(STAKE)) return inStake(event, at)
  if (altKey && !ctrlKey && !metaKey) return quickStake(event)
  if (!isForPage(event)) return false
  if (key === 'Delete') return press(at.closest(LEG)?.querySelector<HTMLElement>('.leg__x'))
  if (!settings().letters) return false
  return LETTERS[key.toLocaleLowerCase('en')]?.(at) ?? false
}

/** Ctrl+Enter places, from the stake alone; K goes back where it came from. */
function inStake(event: KeyboardEvent, field: HTMLElement): boolean {
  const { key, ctrlKey, metaKey, altKey } = event
  if (altKey) return quickStake(event)
  if (key === 'Enter' && (ctrlKey || metaKey)) {
    // The sum that is typed is kept as the field is left.
    field.blur()
    return press(seen(PLACE)[0])
  }
  if (key.toLocaleLowerCase('en') !== 'k' || !settings().letters || ctrlKey || metaKey) return false
  if (before?.isConnected) before.focus()
  else field.blur()
  return true
}

/** Alt+1 to Alt+4, by the place of the key: with Alt it may write another sign. */
function quickStake({ code }: KeyboardEvent): boolean {
  const sum = settings().quick[Number(/^Digit([1-4])$/.exec(code)?.[1] ?? 0) - 1]
  if (sum === undefined || !seen(STAKE)[0]) return false
  changeSlip({ stake: formatStake(sum * KURUS) })
  return true
}

const LETTERS: Record<string, (at: HTMLElement) => boolean> = {
  k: (at) => {
    const [field] = seen<HTMLInputElement>(STAKE)
    if (!field) return false
    before = at
    field.focus()
    field.select()
    return true
  },
  b: (at) => press(at.closest(LEG)?.querySelector<HTMLElement>('.leg__bank')),
  p: (at) => press(at.closest(CARD)?.querySelector<HTMLElement>('.mk__pin')),
  s: (at) =>
    press(at.closest('.lg, .score')?.querySelector<HTMLElement>('.star, .score__acts button')),
  '[': () => toGroup(-1),
  ']': () => toGroup(1),
}

function press(button: HTMLElement | null | undefined): boolean {
  button?.click()
  return Boolean(button)
}

/** Scrolls to the market group before or after the one at the top of the window. */
function toGroup(step: 1 | -1): boolean {
  const groups = seen(GROUP)
  const [first] = groups
  if (!first) return false
  const margin = Number.parseFloat(getComputedStyle(first).scrollMarginTop) || 0
  const tops = groups.map((group) => group.getBoundingClientRect().top - margin)
  const to = step === 1 ? tops.findIndex((top) => top > 1) : tops.findLastIndex((top) => top < -1)
  const group = groups[to]
  group?.scrollIntoView()
  return group !== undefined
}
