import './baccarat.css'
import './baccarat-cards.css'
import './peel.css'
import './baccarat-roads.css'
import './baccarat-frames.css'
import { money } from '../../../screens/figures.ts'
import type {
  Asked,
  GameScreen,
  MainAction,
  Message,
  SecondaryAction,
} from '../../../screens/game/game-screen.ts'
import { Icon } from '../../../screens/icon.tsx'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { TableDesk } from '../../../screens/kit/chips/table-desk.tsx'
import {
  betAction,
  chipActions,
  chooseChipBy,
  firstChips,
  optionsOf,
  refusalText,
  roundOnTable,
} from '../../../screens/kit/chips/table-play.ts'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import { isStill } from '../../../screens/kit/motion.ts'
import { type Result, totalOf } from '../rules.ts'
import { Paytable } from './paytable.tsx'
import { type Frame, frameOf, type Options, type Props, resultOf } from './shown.ts'
import { slowOpening } from './slow.ts'
import { Stage } from './stage.tsx'
import { tell } from './telling.ts'
import { BACCARAT_WORDS } from './words.ts'

/** Lira. */
const CHIPS: readonly number[] = [1, 10, 50, 250, 1000]

const slow = slowOpening()

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#17081f',
    ring: '#f2b5a4',
    wall: (facts) => wallOf(facts, 'patlican'),
  },
  stakeBy: 'chips',
  first: { ...firstChips(50), areRoadsOpen: false, isSlow: slow.isOn() },
  frameOf,
  tell,
  Stage,
  Choices,
  main,
  secondary,
  onKey,
  message,
  summary(round, language) {
    const words = BACCARAT_WORDS[language]
    return ending(resultOf(round), words)
  },
  optionsOf,
  rules: { tr: BACCARAT_WORDS.tr.rules, en: BACCARAT_WORDS.en.rules },
  Paytable,
}

/** The chips; where there is no room for the roads beside the table, the button for them. */
function Choices({ play, options, onOptions }: Props) {
  const words = BACCARAT_WORDS[play.language]
  const { areRoadsOpen } = options
  return (
    <>
      <TableDesk play={play} options={options} onOptions={onOptions} values={CHIPS} />
      <button
        type="button"
        className="act2 baccarat__door"
        title={words.roads}
        aria-pressed={areRoadsOpen}
        onMouseDown={keepFocus}
        onClick={() => onOptions({ areRoadsOpen: !areRoadsOpen })}
      >
        <Icon name="grid" />
        <span>{words.roads}</span>
      </button>
    </>
  )
}

/** While a card waits for its player, a press opens it. */
function main(asked: Asked<Options>, frame?: Frame): MainAction {
  const words = BACCARAT_WORDS[asked.play.language]
  if (!frame?.peeled) return betAction(asked, words.deal)
  return { kind: 'quiet', word: words.openCard, press: asked.play.skip }
}

/** Where nothing may move the result is there at once, and no card is opened slowly. */
function secondary(asked: Asked<Options>): SecondaryAction[] {
  const { options, onOptions, play } = asked
  const isSlow = !options.isSlow
  const opening: SecondaryAction = {
    icon: 'eye',
    word: BACCARAT_WORDS[play.language].openSlowly,
    key: 'p',
    isPressed: options.isSlow,
    press: () => {
      slow.turn(isSlow)
      onOptions({ isSlow })
    },
  }
  return isStill() ? chipActions(asked) : [opening, ...chipActions(asked)]
}

function onKey(key: string, asked: Asked<Options>): boolean {
  const { options, onOptions } = asked
  if (key !== 'Escape' || !options.areRoadsOpen) return chooseChipBy(key, asked, CHIPS)
  onOptions({ areRoadsOpen: false })
  return true
}

type Words = (typeof BACCARAT_WORDS)['tr']

const ending = ({ player, banker, winner }: Result, words: Words): string =>
  `${words.totals(totalOf(player), totalOf(banker))} ${words.winners[winner]}`

function message({ play, options }: Asked<Options>, frame?: Frame): Message {
  const words = BACCARAT_WORDS[play.language]
  const refused = refusalText({ play, options })
  if (refused !== undefined) return { text: refused }
  if (play.phase === 'telling') return { text: frame?.peeled ? words.peel : words.dealing }
  const round = roundOnTable(play.round, options)
  if (!round) return { text: options.placing.laid.length > 0 ? words.ready : words.choose }
  const { winKurus, stakedKurus } = round
  const end = ending(resultOf(round), words)
  if (winKurus > stakedKurus) return { text: `${end} ${words.won(money(winKurus))}`, isWin: true }
  const came = winKurus > 0 ? words.returned(money(winKurus)) : words.nothing
  return { text: `${end} ${came}` }
}
