import { Fragment, useMemo } from 'react'
import type { Language, Round } from '../../../protocol.ts'
import { figure, timesText } from '../../../screens/figures.ts'
import { custom, type ScreenProps } from '../../../screens/game/game-screen.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { round1 } from '../../../screens/kit/art/shapes.ts'
import { bowlOf, bowlsOf, type Rows } from '../rules.ts'
import {
  APEX,
  bowlAt,
  bowlHalf,
  type Frame,
  fallenIn,
  frameOf,
  glazeOf,
  HEIGHT,
  litStud,
  nicheOf,
  type Options,
  type Seed as SeedShown,
  seedAt,
  studAt,
  type Way,
  WIDTH,
} from './board.ts'
import { PLINKO_WORDS } from './words.ts'

const PAST_SHOWN = 7
/** Of the fall from one stud to the next, ms. */
export const FALL_MS: Record<Rows, number> = { 8: 105, 12: 90, 16: 74 }

export function Stage({ play, options, frame }: ScreenProps<Options, Frame>) {
  const { language, phase } = play
  const words = PLINKO_WORDS[language]
  // Between rounds the board is the one that is chosen.
  const isChosen = frame.rows === options.rows && frame.risk === options.risk
  const shown: Frame = phase === 'ready' && !isChosen ? frameOf(null, options) : frame
  const { rows, risk, seeds } = shown
  const bowls = bowlsOf(rows, risk)
  const niche = useMemo(() => nicheOf(rows), [rows])
  const landed = seeds.filter(({ isLanded }) => isLanded).map(({ path }) => bowlOf(path))
  const said = landed.map((bowl) => timesText(bowls[bowl] ?? 0, language))
  const [first] = seeds
  return (
    <>
      <ol className="plinko__past num" aria-label={words.past}>
        {play.past
          .slice(0, PAST_SHOWN)
          .flatMap(paidIn)
          .slice(0, PAST_SHOWN)
          .map(({ id, hundredths }) => {
            const [ground, ink] = glazeOf(hundredths)
            return (
              <li key={id} style={custom({ '--ground': ground, '--ink': ink })}>
                {timesText(hundredths, language)}
              </li>
            )
          })}
      </ol>
      <svg
        className="plinko"
        viewBox={`0 ${-APEX} ${WIDTH} ${HEIGHT + APEX}`}
        role="img"
        aria-label={words.board(rows, said)}
        style={custom({ '--fall': `${FALL_MS[rows]}ms` })}
      >
        <Drawn drawing={niche} />
        {seeds.length === 1 && first?.isLanded && <Trail way={{ rows, path: first.path }} />}
        {seeds.map((seed, at) => (
          <Fragment key={`${play.round?.id} ${at}`}>
            {!seed.isLanded && <LitStud rows={rows} seed={seed} />}
            <Seed rows={rows} seed={seed} />
          </Fragment>
        ))}
        {bowls.map((hundredths, at) => (
          <Bowl
            key={at}
            rows={rows}
            at={at}
            hundredths={hundredths}
            isLit={landed.includes(at)}
            language={language}
          />
        ))}
      </svg>
    </>
  )
}

/** What each seed of a past round was paid, the last one first. */
function paidIn(round: Round): { id: string; hundredths: number }[] {
  const { bet, falls } = fallenIn(round)
  const bowls = bowlsOf(bet.rows, bet.risk)
  return falls
    .map((path, seed) => ({ id: `${round.id} ${seed}`, hundredths: bowls[bowlOf(path)] ?? 0 }))
    .reverse()
}

type BowlProps = {
  rows: Rows
  at: number
  hundredths: number
  isLit: boolean
  language: Language
}

function Bowl({ rows, at, hundredths, isLit, language }: BowlProps) {
  const [ground, ink] = glazeOf(hundredths)
  const [x, y] = bowlAt(rows, at)
  const half = bowlHalf(rows)
  const isGain = isLit && hundredths > 100
  const text = figure(hundredths / 100, language, { useGrouping: false })
  return (
    <g transform={`translate(${round1(x)} ${round1(y)})`}>
      <g
        className={`plinko__bowl${isLit ? ' plinko__bowl--lit' : ''}`}
        stroke={isGain ? '#FFCE73' : '#0A0F24'}
        strokeWidth={isGain ? 4 : 2}
        fill={ground}
      >
        <path
          d={`M${-half + 1.5} 0H${half - 1.5}L${half - 5} 40C${half - 6} 46 ${6 - half} 46 ${5 - half} 40Z`}
          strokeLinejoin="round"
        />
        <path d={`M${-half} -3H${half}V5H${-half}Z`} />
        <text
          y="29"
          textAnchor="middle"
          fill={ink}
          stroke="none"
          fontSize={text.length > 3 ? half * 0.78 : half}
        >
          {text}
        </text>
      </g>
    </g>
  )
}

type SeedProps = { rows: Rows; seed: SeedShown }

function Seed({ rows, seed: { path, passed } }: SeedProps) {
  const [x, y] = seedAt({ rows, path }, passed)
  return (
    <g className="plinko__across" style={{ transform: `translateX(${round1(x)}px)` }}>
      <g className="plinko__down" style={{ transform: `translateY(${round1(y)}px)` }}>
        <path
          d="M0 -16C9 -12 12 -2 9 6C6 13 -6 13 -9 6C-12 -2 -9 -12 0 -16Z"
          fill="#E5563F"
          stroke="#0A0F24"
          strokeWidth="2.4"
        />
        <path d="M-4 -7C-6 -3 -6 1 -5 4" stroke="#FFD9CC" strokeWidth="2.6" fill="none" />
      </g>
    </g>
  )
}

function LitStud({ rows, seed: { path, passed } }: SeedProps) {
  const stud = studAt({ rows, path }, passed)
  if (!stud) return null
  return (
    <g key={passed} transform={`translate(${round1(stud[0])} ${round1(stud[1])})`}>
      <Drawn className="plinko__stud" drawing={litStud(rows)} />
    </g>
  )
}

/** The way that the seed came, which is all there is to see where nothing moves. */
const Trail = ({ way }: { way: Way }) => (
  <g className="plinko__trail" fill="#FFB9A6">
    {way.path.map((_, passed) => {
      const [x, y] = seedAt(way, passed)
      return <circle key={passed} cx={round1(x)} cy={round1(y)} r="3.2" />
    })}
  </g>
)
