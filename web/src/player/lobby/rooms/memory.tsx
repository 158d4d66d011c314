import type { RoomMemory } from '@zar/contract/casino/rooms'
import { UserRound } from 'lucide-react'
import { locale } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { ROAD_COLUMNS, ROAD_ROWS, roadOf, type Winner } from './road.ts'
import { t } from './texts.ts'

const RESULTS_MAX = 8

/** What the room remembers of its last rounds, and what stands on its table. */
export function Memory({ memory }: { memory: RoomMemory | null }) {
  if (memory === null) return <p className="room__none">{t('noMemory')}</p>
  switch (memory.kind) {
    case 'results':
      return <Results last={memory.last} />
    case 'seats':
      return <Seats taken={memory.taken} />
    case 'road':
      return <Road winners={memory.winners} />
    case 'bingo':
      return <Results last={memory.last.map((ball) => ({ text: String(ball), colour: 'ivory' }))} />
    case 'line':
      return <p className="room__none">{memory.text[locale]}</p>
  }
}

type Result = Extract<RoomMemory, { kind: 'results' }>['last'][number]

function Results({ last }: { last: readonly Result[] }) {
  if (last.length === 0) return <p className="room__none">{t('noMemory')}</p>
  return (
    <ol className="room__results num" aria-label={t('last')}>
      {last.slice(0, RESULTS_MAX).map(({ text, colour }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no name but their place
        <li key={at} className={`result result--${colour}${at === 0 ? ' result--now' : ''}`}>
          {text}
        </li>
      ))}
    </ol>
  )
}

function Seats({ taken }: { taken: readonly boolean[] }) {
  const free = taken.filter((one) => !one).length
  return (
    <div className="room__seats">
      {taken.map((isTaken, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <span key={at} className={isTaken ? 'seat' : 'seat seat--free'} aria-hidden="true">
          {isTaken ? <Icon of={UserRound} /> : '+'}
        </span>
      ))}
      <p className="room__free">{free > 0 ? t('seats', { free }) : t('full')}</p>
    </div>
  )
}

function Road({ winners }: { winners: readonly Winner[] }) {
  return (
    <svg
      className="room__road"
      viewBox={`0 0 ${ROAD_COLUMNS} ${ROAD_ROWS}`}
      role="img"
      aria-label={t('last')}
    >
      {roadOf(winners).map(({ column, row, winner, isTied }) => (
        <g key={`${column}.${row}`} transform={`translate(${column + 0.5} ${row + 0.5})`}>
          {winner === 'banker' ? (
            <circle r="0.34" className="road__banker" />
          ) : (
            <rect x="-0.32" y="-0.32" width="0.64" height="0.64" className="road__player" />
          )}
          {isTied && <path d="M-.34 .34L.34 -.34" className="road__tie" />}
        </g>
      ))}
    </svg>
  )
}
