import type { EventRow } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import { ChevronUp } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { sportName } from '../../../../lib/betting/sport-names.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { SportIcon } from '../../../../ui/icons/sport-icon.tsx'
import { byLeague } from '../../board/home/grouped.ts'
import { Legend } from '../../board/legend/legend.tsx'
import { ShownMarket } from '../../board/legend/shown-market.tsx'
import { useSwipe } from '../../board/legend/use-swipe.ts'
import { liveColumnsOf } from '../../board/row/columns.ts'
import { MatchRow } from '../../board/row/match-row.tsx'
import { useFavourites } from '../../favourites/favourites.ts'
import { useRowKeys } from '../../keys/use-row-keys.ts'
import { CountryMark } from '../../names/country-mark.tsx'
import { t } from '../texts.ts'

type SectionProps = { sport: Sport; rows: readonly EventRow[]; now: number }

/** The matches of a sport that are played now, by league, under a legend of their own. */
export const LiveSection = memo(function LiveSection({ sport, rows, now }: SectionProps) {
  const [isOpen, setOpen] = useState(true)
  const [shown, setShown] = useState(0)
  const box = useRef<HTMLElement>(null)
  const columns = liveColumnsOf(sport)
  const narrow = columns.filter(({ isWide }) => !isWide)
  useRowKeys(box)
  useSwipe(box, (step) => setShown((at) => (at + step + narrow.length) % narrow.length))
  const stars = useFavourites().leagues.map(({ id }) => id)
  const name = sportName(sport)
  return (
    <section ref={box} className="panel livesport" aria-label={name} data-shown={shown}>
      <div className="livesport__head">
        <SportIcon of={sport} />
        <h2>{name}</h2>
        <small className="num">{t('count', { count: rows.length })}</small>
        <ShownMarket
          label={t('market')}
          choices={[{ id: 'main', label: name, columns: narrow }]}
          chosen="main"
          shown={shown}
          onShow={(_, at) => setShown(at)}
        />
        <button
          type="button"
          className="ibtn"
          aria-label={t('fold', { sport: name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ChevronUp} size="s" />
        </button>
      </div>
      {isOpen && (
        <>
          <Legend columns={narrow} isTwoLined />
          {byLeague(rows, stars, []).map(({ league, rows: own }) => (
            <section key={league.id} aria-label={league.name}>
              <h3 className="livesport__league">
                <CountryMark country={league.country} />
                {league.name}
              </h3>
              <ul>
                {own.map((row) => (
                  <MatchRow key={row.id} row={row} columns={narrow} now={now} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </section>
  )
})
