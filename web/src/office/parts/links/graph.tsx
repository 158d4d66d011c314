import './links.css'
import type { LinkedGroup } from '@zar/contract/office/risk/alerts'
import { initialsOf } from '../controls/face.tsx'
import { BOX, lookOf, placesOf } from './layout.ts'
import { edgeName, t } from './texts.ts'

const HALF = 18

type Props = { group: LinkedGroup; playerId: string }

/** Which accounts share what, in words: what the picture shows. */
export function pairsSaid({ members, pairs }: LinkedGroup): string {
  const nameOf = new Map(members.map(({ id, username }) => [id, username]))
  return pairs
    .map(({ one, other, kinds }) =>
      t('pairSaid', {
        one: nameOf.get(one) ?? '',
        other: nameOf.get(other) ?? '',
        kinds: kinds.map((kind) => edgeName(kind)).join(', '),
      }),
    )
    .join('; ')
}

/** The accounts around one, with the weight on each edge; a list with the same content follows it. */
export function Graph({ group, playerId }: Props) {
  const places = placesOf(group.members, playerId)
  const said = t('graph', { count: group.members.length, pairs: pairsSaid(group) })
  return (
    <svg className="o-gr" viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={said}>
      {group.pairs.map((pair) => {
        const [from, to] = [places.get(pair.one), places.get(pair.other)]
        if (!from || !to) return null
        return (
          <g key={`${pair.one} ${pair.other}`}>
            <line
              className={`o-gr__edge is-${lookOf(pair)}`}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
            />
            <text className="o-gr__weight" x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 - 4}>
              {pair.weight.toLocaleString('tr-TR')}
            </text>
          </g>
        )
      })}
      {group.members.map(({ id, username, score }) => {
        const place = places.get(id)
        if (!place) return null
        return (
          <g key={id} className={id === playerId ? 'o-gr__node is-own' : 'o-gr__node'}>
            <rect
              x={place.x - HALF}
              y={place.y - HALF}
              width={2 * HALF}
              height={2 * HALF}
              rx={10}
            />
            <text x={place.x} y={place.y + 5}>
              {initialsOf(username)}
            </text>
            <text className="o-gr__name" x={place.x} y={place.y + HALF + 16}>
              {username}
            </text>
            {score !== null && (
              <text className="o-gr__risk" x={place.x} y={place.y + HALF + 31}>
                {t('risk', { score })}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
