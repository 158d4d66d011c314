import type { EventRow } from '@zar/contract/betting/event'
import { ChevronUp } from 'lucide-react'
import { memo, useRef } from 'react'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { FavouriteStar } from '../../favourites/favourite-star.tsx'
import { CountryMark } from '../../names/country-mark.tsx'
import { useNear, useTopic } from '../../stream/use-topic.ts'
import type { Column } from './columns.ts'
import './league-section.css'
import { toggleFolded, useFolded } from './folded.ts'
import { MatchRow } from './match-row.tsx'
import { t } from './texts.ts'

type LeagueProps = {
  league: EventRow['league']
  rows: readonly EventRow[]
  columns: readonly Column[]
  now: number
  /** What the rows were read with. */
  seq: number | undefined
}

/** The matches of a league under its head, which folds them away and stars it. */
export const LeagueSection = memo(function LeagueSection(props: LeagueProps) {
  const { league, rows, columns, now, seq } = props
  const section = useRef<HTMLElement>(null)
  const isFolded = useFolded(league.id)
  const isNear = useNear(section)
  useTopic(isNear && !isFolded ? `league:${league.id}` : null, seq)
  return (
    <section ref={section} className="lg" aria-label={league.name}>
      <h3 className="lg__head">
        <button
          type="button"
          className="lg__title"
          aria-expanded={!isFolded}
          onClick={() => toggleFolded(league.id)}
        >
          <CountryMark country={league.country} />
          <span className="lg__name">{league.name}</span>
          <small className="num lg__count">
            <span className="sr">{t('leagueCount', { count: rows.length })}</span>
            <span aria-hidden>{rows.length}</span>
          </small>
          <Icon of={ChevronUp} size="s" />
        </button>
        <FavouriteStar kind="leagues" id={league.id} name={league.name} />
      </h3>
      {!isFolded && (
        <ul>
          {rows.map((row) => (
            <MatchRow key={row.id} row={row} columns={columns} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
})
