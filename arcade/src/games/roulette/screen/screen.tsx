import './roulette.css'
import './frames.css'
import './felt/felt.css'
import './felt/felt-frames.css'
import './felt/track.css'
import { money } from '../../../screens/figures.ts'
import type {
  Asked,
  GameScreen,
  MainAction,
  ScreenProps,
  SecondaryAction,
} from '../../../screens/game/game-screen.ts'
import { CHIP_VALUES } from '../../../screens/kit/art/chip.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { ChipRow } from '../../../screens/kit/chips/chip-row.tsx'
import { Meter } from '../../../screens/kit/meter.tsx'
import { sumOf } from '../../bets.ts'
import { roulette } from '../rules.ts'
import { canUndo, clear, double, repeat, spin, undo } from './actions.ts'
import { message } from './message.ts'
import { numberName } from './names.ts'
import { Paytable } from './paytable.tsx'
import {
  FIRST,
  type Frame,
  frameOf,
  lastBets,
  type Options,
  spunIn,
  standing,
  wins,
} from './shown.ts'
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

function Choices({ play, options, onOptions }: ScreenProps<Options, Frame>) {
  const words = ROULETTE_WORDS[play.language]
  return (
    <>
      <Meter label={words.onTable} value={money(sumOf(onTable({ play, options })))} />
      <ChipRow
        label={words.chips}
        values={CHIPS}
        value={options.chip}
        language={play.language}
        nameOf={words.chip}
        isOff={play.phase !== 'ready'}
        onValue={(chip) => onOptions({ chip })}
      />
    </>
  )
}

/** The bets of the ball that runs, or those for the next one. */
const onTable = ({ play, options }: Pick<Asked<Options>, 'play' | 'options'>) =>
  play.phase === 'telling' && play.round ? spunIn(play.round).bet.bets : standing(options, play)

function main(at: Asked<Options>): MainAction {
  const { play, options } = at
  const words = ROULETTE_WORDS[play.language]
  const bets = standing(options, play)
  return {
    kind: 'in',
    word: play.phase === 'ready' ? words.spin : words.spinning,
    sumKurus: sumOf(onTable(at)),
    isOff: play.phase !== 'ready' || play.isOffline || bets.length === 0,
    press: () => spin(at),
  }
}

function secondary(at: Asked<Options>): SecondaryAction[] {
  const { play, options } = at
  const words = ROULETTE_WORDS[play.language]
  const isBusy = play.phase !== 'ready' ? words.running : undefined
  const hasBets = standing(options, play).length > 0
  const hasLast = lastBets(play).length > 0
  const whyNoRepeat = hasBets ? words.betsThere : words.nothingToRepeat
  return [
    {
      icon: 'undo',
      word: words.undo,
      key: 'z',
      whyOff: isBusy ?? (canUndo(at) ? undefined : words.nothingToUndo),
      press: () => undo(at),
    },
    {
      icon: 'repeat',
      word: words.repeat,
      key: 'y',
      whyOff: isBusy ?? (hasLast && !hasBets ? undefined : whyNoRepeat),
      press: () => repeat(at),
    },
    {
      icon: 'double',
      word: words.double,
      key: 'd',
      whyOff: isBusy ?? (hasBets ? undefined : words.noBets),
      press: () => double(at),
    },
    {
      icon: 'clear',
      word: words.clear,
      key: 'Backspace',
      whyOff: isBusy ?? (hasBets ? undefined : words.noBets),
      press: () => clear(at),
    },
  ]
}

function onKey(key: string, at: Asked<Options>): boolean {
  const { options, onOptions, play } = at
  const chip = /^[1-9]$/.test(key) ? CHIPS[Number(key) - 1] : undefined
  if (chip !== undefined) onOptions({ chip })
  else if (key === 's') spin(at)
  else if (key === 't' && play.phase === 'ready') {
    const isTaking = !options.isTaking
    onOptions({ isTaking, said: isTaking ? { did: 'taking' } : null })
  } else if (key === 'n') onOptions({ view: 'track', asked: 'track' })
  else if (key.startsWith('Arrow')) onOptions({ view: 'felt', asked: 'felt' })
  else return false
  return true
}
