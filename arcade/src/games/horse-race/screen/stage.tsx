import { useEffect, useRef } from 'react'
import type { Language } from '../../../protocol.ts'
import { whole } from '../../../screens/figures.ts'
import { custom } from '../../../screens/game/game-screen.ts'
import { eachFrame, fitted } from '../../../screens/kit/art/canvas.ts'
import { useNow } from '../../../screens/room/clock-ring.tsx'
import { SceneName } from '../../../screens/room/market/scene-name.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { ridingOf } from '../../../screens/room/round/phases.ts'
import { HORSES } from '../cards.ts'
import { cardOf } from '../chances.ts'
import type { Horse } from '../race.ts'
import { horsesOf } from './book.ts'
import { cameraAt, FIELD, isPhotoFinish, orderAt, wayAt, wonAtMs } from './film.ts'
import { paint } from './paint.ts'
import { phaseOf, runMsOf, shownIn } from './race-now.ts'
import { Silk } from './silk.tsx'
import { useRaceSounds } from './use-race-sounds.ts'
import { RACE_WORDS } from './words.ts'

/** Who is ahead is looked at so often, and so often where nothing may move. */
const [ORDER_MS, STILL_MS] = [250, 1_000]
/** So long it says that it took a picture. */
const PHOTO_MS = 1_200
/** Names beside the first numbers. */
const NAMED = 3

/** The race on its track, who is ahead, and how far they are. */
export function Stage({ play }: RoomProps) {
  const { room, language, isStill } = play
  const words = RACE_WORDS[language]
  const nowMs = useNow(isStill ? STILL_MS : ORDER_MS)
  const runMs = runMsOf(room, nowMs)
  const { race, splits } = shownIn(room)
  const { metres, track } = cardOf(race)
  const order = splits ? orderAt(splits, runMs) : []
  const share = splits ? Math.min(1, cameraAt(splits, runMs)) : 0
  const isOver = phaseOf(room) === 'result'
  const text = words.way(whole(metres, language), words.tracks[track])
  useRaceSounds(play)
  return (
    <>
      <div className="scene">
        {isStill ? <Board runMs={runMs} play={play} /> : <Track play={play} />}
      </div>
      <div className="race__top">
        {order.length > 0 ? (
          <Order play={play} order={order} isOver={isOver} />
        ) : (
          <SceneName play={play} className="race__name" title={words.race(race + 1)}>
            {text}
          </SceneName>
        )}
      </div>
      {splits &&
        isPhotoFinish(splits) &&
        Math.abs(runMs - wonAtMs(splits) - PHOTO_MS / 2) < PHOTO_MS / 2 && (
          <p className="race__photo scene-plate" aria-hidden="true">
            {words.photo}
          </p>
        )}
      {isOver && !isStill && <Podium order={order} language={language} />}
      <div className="race__way scene-plate num" aria-hidden="true">
        <span>{text}</span>
        <span className="race__bar">
          <i style={custom({ '--share': String(share) })} />
        </span>
        <span>{words.metres(whole(Math.round(share * metres), language))}</span>
      </div>
    </>
  )
}

function Track({ play }: RoomProps) {
  const { room, language } = play
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(room)
  latest.current = room
  useEffect(
    () =>
      eachFrame((nowMs) => {
        const fit = canvas.current && fitted(canvas.current)
        const now = latest.current
        const { race, splits } = shownIn(now)
        const isStanding = phaseOf(now) !== 'running'
        const scene = { track: cardOf(race).track, splits, runMs: runMsOf(now, nowMs), isStanding }
        if (fit) paint(fit.context, fit, scene)
      }),
    [],
  )
  return (
    <canvas
      ref={canvas}
      className="race__canvas num"
      role="img"
      aria-label={RACE_WORDS[language].scene}
    />
  )
}

/** Numbers that the player has a bet on. */
const ownHorses = (room: RoomProps['play']['room']): ReadonlySet<Horse> =>
  new Set(ridingOf(room).flatMap(({ bet }) => horsesOf((bet as { place: string }).place)))

type OrderProps = RoomProps & { order: readonly Horse[]; isOver: boolean }

function Order({ play: { room, language }, order, isOver }: OrderProps) {
  const own = ownHorses(room)
  return (
    <ol
      className={`race__order scene-plate num${isOver ? ' race__order--over' : ''}`}
      aria-label={RACE_WORDS[language].order}
    >
      {order.map((horse, at) => (
        <li key={horse} className={own.has(horse) ? 'race__own' : undefined}>
          <Silk horse={horse} />
          {at < NAMED && <span>{HORSES[horse - 1]?.[language]}</span>}
        </li>
      ))}
    </ol>
  )
}

/** The first three, once all are in. Decoration: the message line says it. */
const Podium = ({ order, language }: { order: readonly Horse[]; language: Language }) => (
  <ol className="race__podium scene-plate num" aria-hidden="true">
    {order.slice(0, NAMED).map((horse, at) => (
      <li key={horse}>
        <b>{at + 1}</b>
        <Silk horse={horse} />
        {HORSES[horse - 1]?.[language]}
      </li>
    ))}
  </ol>
)

/** Where nothing may move: how far each horse is. */
function Board({ runMs, play: { room, language } }: RoomProps & { runMs: number }) {
  const { splits } = shownIn(room)
  const own = ownHorses(room)
  return (
    <ul className="race__board num" aria-label={RACE_WORDS[language].board}>
      {FIELD.map((horse) => {
        const share = Math.min(1, wayAt(splits?.[horse - 1] ?? [], splits ? runMs : 0))
        return (
          <li key={horse} className={own.has(horse) ? 'race__own' : undefined}>
            <Silk horse={horse} />
            <span>{HORSES[horse - 1]?.[language]}</span>
            <span className="race__bar">
              <i style={custom({ '--share': String(share) })} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
