import './plinko.css'
import { money, timesText } from '../../../screens/figures.ts'
import type { Asked, GameScreen, Message, ScreenProps } from '../../../screens/game/game-screen.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { Pick } from '../../../screens/kit/pick.tsx'
import { Segmented } from '../../../screens/kit/segmented.tsx'
import { bowlsOf, RISKS, ROWS } from '../rules.ts'
import { type Frame, fallenIn, frameOf, type Options } from './board.ts'
import { FALL_MS, Stage } from './stage.tsx'
import { PLINKO_WORDS } from './words.ts'

const LEAVE_MS = 120
const SETTLE_MS = 260
/** Pitch of the stud at the left edge and at the right, Hz. */
const TAPS = { low: 400, high: 520 }

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#1c070c',
    ring: '#f2b441',
    wall: (facts) => wallOf(facts, 'mercan'),
  },
  stakeBy: 'dial',
  canRepeat: true,
  first: { rows: 12, risk: 'mid' },
  frameOf,
  async tell({ round, show, wait, sound }) {
    const { path, bet } = fallenIn(round)
    const { rows, risk } = bet
    show({ rows, risk, path, passed: 0, isLanded: false })
    await wait(LEAVE_MS)
    let rights = 0
    for (const [index, right] of path.entries()) {
      rights += right
      show({ rows, risk, path, passed: index + 1, isLanded: false })
      sound({ tap: TAPS.low + ((TAPS.high - TAPS.low) * rights) / rows })
      await wait(FALL_MS[rows])
    }
    show({ rows, risk, path, passed: rows, isLanded: true })
    await wait(SETTLE_MS)
  },
  Stage,
  Choices,
  expectation: ({ play, options }) => ({
    label: PLINKO_WORDS[play.language].highest,
    value: timesText(Math.max(...bowlsOf(options.rows, options.risk)), play.language),
  }),
  main: ({ play, options }) => ({
    kind: 'in',
    word: PLINKO_WORDS[play.language].drop,
    sumKurus: play.stakeKurus,
    isOff: play.phase !== 'ready' || play.isOffline,
    press: () => play.begin({ stakeKurus: play.stakeKurus, ...options }),
  }),
  onKey,
  message,
  summary(round, language) {
    const { bet, bowl } = fallenIn(round)
    const words = PLINKO_WORDS[language]
    const times = timesText(bowlsOf(bet.rows, bet.risk)[bowl] ?? 0, language)
    return words.summary(times, bet.rows, words.risks[bet.risk])
  },
  optionsOf: (round) => {
    const { rows, risk } = fallenIn(round).bet
    return { rows, risk }
  },
  rules: { tr: PLINKO_WORDS.tr.rules, en: PLINKO_WORDS.en.rules },
}

function Choices({ play, options, onOptions }: ScreenProps<Options, Frame>) {
  const words = PLINKO_WORDS[play.language]
  const isOff = play.phase !== 'ready'
  return (
    <>
      <Segmented
        label={words.risk}
        value={options.risk}
        options={RISKS.map((risk) => ({ value: risk, text: words.risks[risk] }))}
        onChoose={(risk) => onOptions({ risk })}
        isOff={isOff}
      />
      <Pick
        label={words.rows}
        value={options.rows}
        options={ROWS.map((rows) => ({ value: rows, text: String(rows) }))}
        onPick={(rows) => onOptions({ rows })}
        isOff={isOff}
      />
    </>
  )
}

/** 1 to 3 choose the risk, the brackets walk the rows. */
function onKey(key: string, { play, options, onOptions }: Asked<Options>): boolean {
  const risk = RISKS[Number(key) - 1]
  const step = { '[': -1, ']': 1 }[key]
  if (!risk && step === undefined) return false
  if (play.phase !== 'ready') return true
  if (risk) onOptions({ risk })
  else {
    const rows = ROWS[ROWS.indexOf(options.rows) + (step ?? 0)]
    if (rows) onOptions({ rows })
  }
  return true
}

function message({ play }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = PLINKO_WORDS[language]
  if (phase === 'telling') return { text: words.falling }
  if (!round) return { text: words.choose }
  const { bet, bowl } = fallenIn(round)
  const times = timesText(bowlsOf(bet.rows, bet.risk)[bowl] ?? 0, language)
  const isWin = round.winKurus > round.stakedKurus
  const say = isWin ? words.landed : words.returned
  return { text: say(times, money(round.winKurus)), isWin }
}
