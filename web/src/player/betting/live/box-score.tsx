import type { EventPage, Score } from '@zar/contract/betting/event'
import { Crest } from '../../../ui/icons/crest.tsx'
import './box-score.css'
import { t } from './texts.ts'

type BoxProps = { event: Pick<EventPage, 'home' | 'away'>; score: Score }

/** The score by quarter, set or map; the one that is played now is marked. */
export function BoxScore({ event, score }: BoxProps) {
  const { parts, total, points, server } = score
  return (
    <table className="box">
      <caption className="sr">{t('box')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('team')}</span>
          </th>
          {parts.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a quarter is its place
            <th key={at} scope="col" className={at === parts.length - 1 ? 'is-now' : undefined}>
              {at + 1}
            </th>
          ))}
          <th scope="col">{t('total')}</th>
        </tr>
      </thead>
      <tbody>
        {([0, 1] as const).map((side) => {
          const { id, name } = side === 0 ? event.home : event.away
          return (
            <tr key={side}>
              <th scope="row">
                <span>
                  <Crest code={id} />
                  {name}
                  {server === (side === 0 ? '1' : '2') && <i className="side__serves" />}
                </span>
              </th>
              {parts.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={at} className={at === parts.length - 1 ? 'num is-now' : 'num'}>
                  {part[side]}
                </td>
              ))}
              <td className="num box__total">
                {points ? `${total[side]} · ${points[side]}` : total[side]}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
