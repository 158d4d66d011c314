import type { ReactNode } from 'react'
import { sumOf } from '../../../games/bets.ts'
import { money } from '../../figures.ts'
import type { MainAction, SecondaryAction } from '../../game/game-screen.ts'
import { SHELL_WORDS } from '../../game/words.ts'
import { Main, Secondary } from '../../kit/actions.tsx'
import { ChipRow } from '../../kit/chips/chip-row.tsx'
import { CHIP_WORDS } from '../../kit/chips/words.ts'
import { keyFor, useKeys } from '../../kit/keyboard/use-keys.ts'
import { useNow } from '../clock-ring.tsx'
import type { RoomPlay } from '../room-screen.ts'
import { leftOf } from '../round/phases.ts'
import { ROUND_WORDS } from '../round/words.ts'
import { useTableChips } from './chip-bets-context.tsx'
import { ChipTray } from './chip-tray.tsx'
import { TableClock } from './table-clock.tsx'
import type { ChipBets } from './use-chip-bets.ts'

/** Whether a bet can still be taken back is looked at so often. */
const EVERY_MS = 250

type Props = {
  play: RoomPlay
  /** Actions of the table's own, after undo, repeat and clear. */
  more?: readonly SecondaryAction[]
  hasClock?: boolean
  /** On a phone the chosen chip stands alone, and its tray has the others. */
  hasTray?: boolean
  /** What the main button does in place of sending chips, where the table asks for something else. */
  main?: MainAction | undefined
  children?: ReactNode
}

/** Chips to choose from, what can be done with those that lie, and the state of the bet. */
export function ChipDesk(props: Props) {
  const { play, more = [], hasClock = false, hasTray = false, main: asked, children } = props
  const bets = useTableChips()
  const nowMs = useNow(EVERY_MS)
  const { language } = play
  const clear = clearAction(play, bets)
  const actions = [
    ...chipActions(play, bets, nowMs),
    hasTray ? { ...clear, on: 'wide' as const } : clear,
    ...more,
  ]
  const main = asked ?? mainAction(play, bets)
  useDeskKeys(play, { bets, actions, main })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, no set of form fields
    <div
      className={hasTray ? 'desk desk--table desk--one-chip' : 'desk desk--table'}
      role="group"
      aria-label={SHELL_WORDS[language].actions}
    >
      {hasClock && <TableClock play={play} />}
      {hasTray && <ChipTray bets={bets} language={language} clear={clear} />}
      <ChipRow
        label={CHIP_WORDS[language].chips}
        values={bets.values}
        value={bets.chip}
        language={language}
        nameOf={CHIP_WORDS[language].chip}
        isOff={!bets.isOpen}
        onValue={bets.choose}
      />
      {children}
      {actions.map((action) => (
        <Secondary key={action.word} action={action} />
      ))}
      <Main action={main} isBusy={bets.isSending} />
    </div>
  )
}

const whyClosed = ({ language }: RoomPlay, { isOpen }: ChipBets) =>
  isOpen ? undefined : ROUND_WORDS[language].closed

/** Undo and repeat, with Z and Y. Undo takes back a bet where no chip waits. */
function chipActions(play: RoomPlay, bets: ChipBets, nowMs: number): SecondaryAction[] {
  const words = CHIP_WORDS[play.language]
  const closed = whyClosed(play, bets)
  return [
    {
      icon: 'undo',
      word: words.undo,
      key: 'z',
      whyOff: closed ?? whyNoUndo(play, bets, nowMs),
      press: bets.undo,
    },
    {
      icon: 'repeat',
      word: words.repeat,
      key: 'y',
      whyOff: closed ?? (bets.last.length === 0 ? words.nothingToRepeat : undefined),
      press: bets.repeat,
    },
  ]
}

function clearAction(play: RoomPlay, bets: ChipBets): SecondaryAction {
  const words = CHIP_WORDS[play.language]
  const none = bets.draft.length === 0 ? words.nothingLaid : undefined
  return {
    icon: 'clear',
    word: words.clear,
    key: 'Backspace',
    whyOff: whyClosed(play, bets) ?? none,
    press: bets.clear,
  }
}

function whyNoUndo({ room, language }: RoomPlay, bets: ChipBets, nowMs: number) {
  if (bets.canUndoChips) return undefined
  if (!bets.backable) return CHIP_WORDS[language].nothingToUndo
  const isLate = leftOf(room, nowMs) < room.welcome.takeBackUntilMs
  return isLate ? ROUND_WORDS[language].tooLateToTakeBack : undefined
}

/** It sends the chips that wait; without any it says what lies on the table. */
function mainAction({ language }: RoomPlay, bets: ChipBets): MainAction {
  const words = ROUND_WORDS[language]
  const [draft, onTable] = [sumOf(bets.draft), sumOf(bets.onTable)]
  if (bets.isOpen && draft > 0)
    return { kind: 'in', word: words.place, sumKurus: draft, press: bets.send }
  const none = { kind: 'quiet', isOff: true, press: () => {} } as const
  if (bets.isSending) return { ...none, word: words.placing, sumKurus: onTable }
  if (onTable > 0) return { ...none, word: words.onTable, sumKurus: onTable }
  return bets.isOpen
    ? { ...none, word: words.noBet, note: words.closing }
    : { ...none, word: words.closed, note: money(0) }
}

type Desk = { bets: ChipBets; actions: readonly SecondaryAction[]; main: MainAction }

/** Numbers choose a chip, Space and Enter send, letters are the actions'. */
function useDeskKeys({ hasSingleKeys }: RoomPlay, desk: Desk): void {
  useKeys((event) => {
    const key = event.repeat ? undefined : keyFor(event)
    const isCommand = key === ' ' || key === 'Enter' || key === 'Backspace'
    if (key === undefined || !(isCommand || hasSingleKeys)) return
    const press = pressOf(key, desk)
    if (!press) return
    event.preventDefault()
    press()
  })
}

function pressOf(key: string, { bets, actions, main }: Desk): (() => void) | undefined {
  if (key === ' ' || key === 'Enter') return main.isOff ? undefined : main.press
  const chip = bets.values[Number(key) - 1]
  if (chip !== undefined) return () => bets.choose(chip)
  return actions.find((one) => one.key === key && one.whyOff === undefined)?.press
}
