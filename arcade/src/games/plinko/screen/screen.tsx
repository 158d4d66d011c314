import './plinko.css'
import { money, timesText } from '../../../screens/figures.ts'
import type { Asked, GameScreen, Message, ScreenProps } from '../../../screens/game/game-screen.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { Pick } from '../../../screens/kit/pick.tsx'
import { Segmented } from '../../../screens/kit/segmented.tsx'
import { bowlOf, bowlsOf, countOf, MOST_LIRA, RISKS, ROWS } from '../rules.ts'
import { type Frame, fallenIn, frameAt, frameOf, type Options } from './board.ts'
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
  dial: {
    label: { tr: PLINKO_WORDS.tr.each, en: PLINKO_WORDS.en.each },
    firstKurus: 2_000,
    ofRound: (round) => fallenIn(round).bet.stakeKurus,
  },
  first: { rows: 12, risk: 'mid', count: 1 },
  frameOf,
  async tell({ round, show, wait, sound }) {
    const { bet, falls } = fallenIn(round)
    const { rows } = bet
    show(frameAt(round, 0))
    await wait(LEAVE_MS)
    for (let step = 1; step < rows + falls.length; step++) {
      const frame = frameAt(round, step)
      show(frame)
      sound({ tap: TAPS.low + (TAPS.high - TAPS.low) * shareAt(frame) })
      await wait(FALL_MS[rows])
    }
    show(frameAt(round, rows + falls.length))
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
    sumKurus: play.stakeKurus * countNow({ play, options }),
    isOff: play.phase !== 'ready' || play.isOffline || isTooMuch({ play, options }),
    press: () =>
      play.begin({ stakeKurus: play.stakeKurus, ...options, count: countNow({ play, options }) }),
  }),
  onKey,
  message,
  summary(round, language) {
    const { bet, falls } = fallenIn(round)
    const words = PLINKO_WORDS[language]
    if (falls.length > 1) return words.summaryOfMany(falls.length, bet.rows, words.risks[bet.risk])
    const bowl = bowlOf(falls[0] ?? [])
    const times = timesText(bowlsOf(bet.rows, bet.risk)[bowl] ?? 0, language)
    return words.summary(times, bet.rows, words.risks[bet.risk])
  },
  optionsOf: (round) => {
    const { bet } = fallenIn(round)
    return { rows: bet.rows, risk: bet.risk, count: countOf(bet) }
  },
  rules: { tr: PLINKO_WORDS.tr.rules, en: PLINKO_WORDS.en.rules },
}

/** Seeds side by side in one round. */
const COUNTS = [1, 2, 5, 10, 20] as const
const LIRA_KURUS = 100

type Chosen = Pick<Asked<Options>, 'play' | 'options'>

/** A free round is of one seed. */
const countNow = ({ play, options }: Chosen): number => (play.reward ? 1 : options.count)

const isTooMuch = ({ play, options }: Chosen): boolean =>
  play.stakeKurus * countNow({ play, options }) > MOST_LIRA * LIRA_KURUS

/** How far to the right the seed is that left last, of all that still fall. */
function shareAt({ rows, seeds }: Frame): number {
  const last = seeds.findLast(({ isLanded }) => !isLanded)
  return last ? bowlOf(last.path.slice(0, last.passed)) / rows : 0
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
      <Pick
        label={words.count}
        value={countNow({ play, options })}
        options={COUNTS.map((count) => ({ value: count, text: String(count) }))}
        onPick={(count) => onOptions({ count })}
        isOff={isOff || play.reward !== null}
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

function message({ play, options }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = PLINKO_WORDS[language]
  if (phase === 'ready' && isTooMuch({ play, options }))
    return { text: words.tooMuch(money(MOST_LIRA * LIRA_KURUS)) }
  if (phase === 'telling' && round) return { text: words.falling(fallenIn(round).falls.length) }
  if (!round) return { text: words.choose }
  const { bet, falls } = fallenIn(round)
  const bowl = bowlOf(falls[0] ?? [])
  const times = timesText(bowlsOf(bet.rows, bet.risk)[bowl] ?? 0, language)
  const isWin = round.winKurus > round.stakedKurus
  if (falls.length > 1) {
    const text = words.ofMany(falls.length, money(round.winKurus), money(round.stakedKurus))
    return { text, isWin }
  }
  const say = isWin ? words.landed : words.returned
  return { text: say(times, money(round.winKurus)), isWin }
}
