import './sic-bo.css'
import './sic-bo-board.css'
import './sic-bo-frames.css'
import { money } from '../../../screens/figures.ts'
import type { Asked, GameScreen, Message } from '../../../screens/game/game-screen.ts'
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
import { Paytable } from './paytable.tsx'
import { diceOf, type Frame, frameOf, type Options, tell } from './shown.ts'
import { Stage } from './stage.tsx'
import { throwText } from './texts.ts'
import { SIC_BO_WORDS } from './words.ts'

/** Lira. */
const CHIPS: readonly number[] = [1, 5, 25, 100, 500]

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#21080a',
    ring: '#f2b441',
    wall: (facts) => wallOf(facts, 'gul'),
  },
  stakeBy: 'chips',
  first: { ...firstChips(25), page: 'totals' },
  frameOf,
  tell,
  Stage,
  Choices: (props) => <TableDesk {...props} values={CHIPS} />,
  main: (asked) => betAction(asked, SIC_BO_WORDS[asked.play.language].shake),
  secondary: chipActions,
  onKey: (key, asked) => chooseChipBy(key, asked, CHIPS),
  message,
  summary: (round, language) => throwText(diceOf(round), language),
  optionsOf,
  rules: { tr: SIC_BO_WORDS.tr.rules, en: SIC_BO_WORDS.en.rules },
  Paytable,
}

function message({ play, options }: Asked<Options>): Message {
  const { language, phase } = play
  const words = SIC_BO_WORDS[language]
  const refused = refusalText({ play, options })
  if (refused !== undefined) return { text: refused }
  if (phase === 'telling') return { text: words.rolling }
  const round = roundOnTable(play.round, options)
  if (!round) return { text: options.placing.laid.length > 0 ? words.ready : words.choose }
  const { winKurus, stakedKurus } = round
  const thrown = throwText(diceOf(round), language)
  if (winKurus > stakedKurus)
    return { text: `${thrown} ${words.wonSum(money(winKurus))}`, isWin: true }
  const came = winKurus > 0 ? words.returned(money(winKurus)) : words.nothing
  return { text: `${thrown} ${came}` }
}
