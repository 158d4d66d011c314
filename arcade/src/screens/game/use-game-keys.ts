import { valueBeside } from '../kit/dial.tsx'
import { keyFor, TYPED_IN, useKeys } from '../kit/keyboard/use-keys.ts'
import type { PlayControls } from './flow/open-play.ts'
import type { OpenPlay } from './flow/play-state.ts'
import type { AnyScreen, Asked, MainAction } from './game-screen.ts'
import type { PanelName } from './panels.tsx'
import { toggleFullScreen } from './strip.tsx'

type Keys = {
  controls: PlayControls
  screen: AnyScreen
  asked: Asked<object>
  main: MainAction
  onSound: () => void
  onPanel: (panel: PanelName) => void
  open: OpenPlay
  /** Letters, digits and signs are keys of the game. */
  hasSingleKeys: boolean
}

const PANEL_KEYS: Record<string, PanelName> = { r: 'rules', h: 'history', f: 'fairness' }

/** The keys that every game has (GAMES.md 5.4), and then those of the game. */
export function useGameKeys(keys: Keys): void {
  useKeys((event) => {
    if (isHeld(event)) return event.preventDefault()
    const key = keyFor(event)
    if (key !== undefined && isUsed(key, keys)) event.preventDefault()
  })
}

/** A key that is held down presses once: it may not bet, and then draw a card. */
const isHeld = ({ repeat, key, target }: KeyboardEvent): boolean =>
  repeat &&
  (key === ' ' || key === 'Enter') &&
  !(target instanceof Element && target.closest(TYPED_IN))

function isUsed(key: string, keys: Keys): boolean {
  const { screen, asked, hasSingleKeys } = keys
  if (key === ' ' || key === 'Enter' || key === 'Escape') return isCommand(key, keys)
  if (!hasSingleKeys && key.length === 1) return false
  if (key === '-' || key === '+') walkStake(keys, key === '+' ? 1 : -1)
  else if (!isDoor(key, keys))
    return pressedSecondary(key, screen, asked) || screen.onKey?.(key, asked) === true
  return true
}

/** The keys of the main action, and Escape, which ends a telling as they do. */
function isCommand(key: string, { controls, screen, asked, main, open }: Keys): boolean {
  const isStop = open.autoplay !== null && key !== 'Escape'
  if (open.phase === 'telling' && !isStop) controls.skip()
  else if (key !== 'Escape') pressMain(main)
  else return screen.onKey?.(key, asked) === true
  return true
}

function pressMain({ isOff, press }: MainAction): void {
  if (!isOff) press()
}

function walkStake({ controls, screen, open }: Keys, step: 1 | -1): void {
  const beside = valueBeside(open.session.stakesKurus, open.stakeKurus, step)
  if (screen.stakeBy === 'dial' && beside !== undefined) controls.chooseStake(beside)
}

export function isDoor(
  key: string,
  { onPanel, onSound }: Pick<Keys, 'onPanel' | 'onSound'>,
): boolean {
  const panel = PANEL_KEYS[key]
  if (panel) onPanel(panel)
  else if (key === 'm') onSound()
  else if (key === 'g') toggleFullScreen()
  else return false
  return true
}

function pressedSecondary(key: string, screen: AnyScreen, asked: Asked<object>): boolean {
  const action = screen.secondary?.(asked).find((one) => one.key === key)
  if (!action) return false
  if (action.whyOff === undefined) action.press()
  return true
}
