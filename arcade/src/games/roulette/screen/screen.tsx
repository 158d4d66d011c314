import './roulette.css'
import './frames.css'
import './felt/felt.css'
import './felt/loupe.css'
import './felt/felt-frames.css'
import './felt/track.css'
import './typed/typed.css'
import type {
  Asked,
  GameScreen,
  MainAction,
  ScreenProps,
  SecondaryAction,
} from '../../../screens/game/game-screen.ts'
import { CHIP_VALUES } from '../../../screens/kit/art/chip.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { TableDesk } from '../../../screens/kit/chips/table-desk.tsx'
import {
  betAction,
  canLay,
  chipActions,
  chooseChipBy,
} from '../../../screens/kit/chips/table-play.ts'
import { roulette } from '../rules.ts'
import { double, tableOf, turnTaking } from './actions.ts'
import { message } from './message.ts'
import { numberName } from './names.ts'
import { Paytable } from './paytable.tsx'
import { FIRST, type Frame, frameOf, type Options, spunIn, wins } from './shown.ts'
import { Stage } from './stage.tsx'
import { SPIN } from './wheel.ts'
import { ROULETTE_WORDS } from './words.ts'

/** The chips that the list of stakes has, but for the one that is a whole bet's limit. */
export const CHIPS: readonly number[] = CHIP_VALUES.filter((lira) =>
  roulette.stakesKurus.includes(lira * 100),
).slice(0, 6)
/** Taps of the ball on the rim, slower and slower. */
const TAPS = 16
const DROPS = 3
const LAND_MS = 700

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#21080a',
    ring: '#f2b441',
    wall: (facts) => wallOf(facts, 'mercan'),
  },
  stakeBy: 'chips',
  first: FIRST,
  frameOf,
  async tell({ round, show, wait, sound }) {
    const end = frameOf(round)
    show({ ...end, step: 'spin' })
    for (let tap = 1; tap <= TAPS; tap++) {
      sound({ tap: 300 })
      await wait((SPIN.rim * 2 * tap) / (TAPS * (TAPS + 1)))
    }
    for (let hop = 0; hop < 2; hop++) {
      sound({ tap: 420 })
      await wait(SPIN.hop)
    }
    for (let drop = 0; drop < DROPS; drop++) {
      sound({ tap: 240 })
      await wait(SPIN.drop / DROPS)
    }
    show({ ...end, step: 'land' })
    await wait(LAND_MS)
  },
  Stage,
  Choices,
  main,
  secondary,
  onKey,
  message,
  summary(round, language) {
    const { bet, result } = spunIn(round)
    const won = bet.bets.filter(({ place }) => wins(place, result.number)).length
    return ROULETTE_WORDS[language].summary(
      numberName(result.number, language),
      won,
      bet.bets.length,
    )
  },
  rules: { tr: ROULETTE_WORDS.tr.rules, en: ROULETTE_WORDS.en.rules },
  Paytable,
}

function Choices(props: ScreenProps<Options, Frame>) {
  return <TableDesk {...tableOf(props)} values={CHIPS} />
}

function main(at: Asked<Options>): MainAction {
  const words = ROULETTE_WORDS[at.play.language]
  const action = betAction(tableOf(at), words.spin)
  return canLay(at.play) ? action : { ...action, word: words.spinning }
}

function secondary(at: Asked<Options>): SecondaryAction[] {
  const words = ROULETTE_WORDS[at.play.language]
  const [undo, repeat, clear] = chipActions(tableOf(at))
  const twice: SecondaryAction = {
    icon: 'double',
    word: words.double,
    key: 'd',
    whyOff: clear?.whyOff,
    press: () => double(at),
  }
  return [undo, repeat, twice, clear].filter((one) => one !== undefined)
}

function onKey(key: string, at: Asked<Options>): boolean {
  const { onOptions } = at
  if (chooseChipBy(key, at, CHIPS)) return true
  if (key === 's') {
    const { isOff, press } = main(at)
    if (!isOff) press()
  } else if (key === 't') turnTaking(at)
  else if (key === 'n') onOptions({ view: 'track', asked: 'track' })
  else if (key === 'b') onOptions({ view: 'typed' })
  else if (key.startsWith('Arrow')) onOptions({ view: 'felt', asked: 'felt' })
  else return false
  return true
}
