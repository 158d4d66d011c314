import { useMemo, useRef } from 'react'
import type { Language } from '../../../protocol.ts'
import { figure, timesText } from '../../../screens/figures.ts'
import { custom, type ScreenProps } from '../../../screens/game/game-screen.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { Sill } from '../../../screens/kit/sill.tsx'
import { ringOf } from '../rules.ts'
import {
  type Frame,
  hubEmblem,
  legendOf,
  type Options,
  ringRound,
  rotorOf,
  SAILS,
} from './rotor.ts'
import { WHEEL_WORDS } from './words.ts'

const TURNS = 4

export function Stage({ play, options, frame }: ScreenProps<Options, Frame>) {
  const { language, phase } = play
  const words = WHEEL_WORDS[language]
  const isChosen = frame.segments === options.segments && frame.risk === options.risk
  const shown: Frame =
    phase === 'ready' && !isChosen ? { ...options, place: null, turn: 0, motion: 'rest' } : frame
  const { segments, risk, place, motion } = shown
  const turn = useTurn(shown, play.round?.id)
  const rotor = useMemo(
    () => rotorOf(segments, risk, (hundredths) => timesText(hundredths, language)),
    [segments, risk, language],
  )
  const hub = useMemo(hubEmblem, [])
  const stopped = motion === 'rest' && place !== null ? (ringOf(segments, risk)[place] ?? 0) : null
  return (
    <>
      <svg
        className={`wheel wheel--${motion}`}
        viewBox="-345 -345 690 690"
        role="img"
        aria-label={words.wheel(segments, stopped === null ? null : timesText(stopped, language))}
      >
        <Drawn
          className="wheel__turning"
          style={{ transform: `rotate(${turn / 2}deg)` }}
          drawing={SAILS}
        />
        <Drawn
          className="wheel__turning wheel__rotor"
          style={{ transform: `rotate(${turn}deg)` }}
          drawing={
            stopped === null ? rotor : rotor + ringRound(segments, place ?? 0, stopped > 100)
          }
        />
        <Drawn drawing={hub} />
        <g className="wheel__pointer" transform="translate(0 -268) scale(1.25)">
          <path d="M-20 -26H20L0 22Z" fill="#E5563F" stroke="#F7F0DF" strokeWidth="4" />
          <circle cy="-12" r="5" fill="#F7F0DF" />
        </g>
      </svg>
      {stopped !== null && play.round && (
        <Sill
          className="wheel__sill"
          round={play.round}
          language={language}
          text={words.segment(timesText(stopped, language))}
        />
      )}
      <Legend frame={shown} language={language} stopped={stopped} />
    </>
  )
}

/** The rotor turns on from where it stands, always the same way round. */
function useTurn({ turn, motion }: Frame, roundId: string | undefined): number {
  const at = useRef(turn)
  const spun = useRef<string>(undefined)
  if (motion === 'spin' && spun.current !== roundId) {
    spun.current = roundId
    const rest = ((at.current % 360) + 360) % 360
    at.current += TURNS * 360 + ((turn - rest + 360) % 360)
  } else if (motion === 'rest') {
    at.current = turn
  }
  return motion === 'back' ? at.current - BACK_DEGREES : at.current
}
const BACK_DEGREES = 6

type LegendProps = { frame: Frame; language: Language; stopped: number | null }

function Legend({ frame: { segments, risk }, language, stopped }: LegendProps) {
  const words = WHEEL_WORDS[language]
  const percent = (share: number) =>
    figure(share, language, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <ul className="wheel__legend num" aria-label={words.legend}>
      {legendOf(segments, risk).map(({ hundredths, count, glaze: [ground, ink] }) => (
        <li
          key={hundredths}
          className={hundredths === stopped && hundredths > 100 ? 'wheel__row--on' : ''}
          style={custom({ '--ground': ground, '--ink': ink })}
        >
          <b>{timesText(hundredths, language)}</b> <span>{words.count(count)}</span>{' '}
          <span className="wheel__chance">{percent(count / segments)}</span>
        </li>
      ))}
    </ul>
  )
}
