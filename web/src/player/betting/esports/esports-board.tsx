import type { BettingTree } from '@zar/contract/betting/board'
import { ESPORTS, type Sport } from '@zar/contract/betting/sport'
import { useMemo } from 'react'
import { formatWhole } from '../../../lib/language/format.ts'
import { useSearchParams } from '../../../lib/router/router.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { Chips } from '../../../ui/form/chips.tsx'
import { useEventList } from '../board/data/use-board.ts'
import '../board/home/bulletin.css'
import { columnsOf } from '../board/row/columns.ts'
import { RowShapes } from '../board/row/row-shapes.tsx'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { useNow } from '../frame/use-now.ts'
import { bySport } from '../live/overview/by-sport.ts'
import '../live/overview/live-board.css'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { LiveSection } from '../live/overview/live-section.tsx'
import { PATHS } from '../paths.ts'
import { QuietFeedLine } from '../stream/quiet-feed-line.tsx'
import { useTopics } from '../stream/use-topic.ts'
import { t } from './texts.ts'

/** Room is left for the slip. */
const TOPICS_MAX = 120

/** The matches of e-sports, by game: those that are played first. */
export function EsportsBoard({ tree }: { tree: BettingTree }) {
  const [params, setParams] = useSearchParams()
  const games = tree.sports.filter(({ sport }) => ESPORTS.includes(sport))
  const chosen = games.find(({ sport }) => sport === params.get('game'))?.sport ?? 'all'
  const sports = chosen === 'all' ? ESPORTS : [chosen]
  const events = games.reduce((sum, game) => sum + game.events, 0)
  const live = games.reduce((sum, game) => sum + game.live, 0)
  return (
    <SportsFrame sport={chosen === 'all' ? null : chosen}>
      <div className="sbh">
        <h1>{t('title')}</h1>
        <p className="num">
          {t('counts', { events: formatWhole(events), live: formatWhole(live) })}
        </p>
      </div>
      <QuietFeedLine />
      <Chips
        label={t('games')}
        choices={[
          { id: 'all' as const, label: t('all'), count: events },
          ...games.map((game) => ({
            id: game.sport,
            label: sportName(game.sport),
            count: game.events,
          })),
        ]}
        chosen={chosen}
        onChoose={(next) =>
          setParams(next === 'all' ? {} : { game: next }, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <Matches sports={sports} />
    </SportsFrame>
  )
}

function Matches({ sports }: { sports: readonly Sport[] }) {
  const list = useEventList({ sports })
  const now = useNow()
  const topics = useMemo(
    () =>
      [...new Set((list.rows ?? []).map(({ league }) => `league:${league.id}`))].slice(
        0,
        TOPICS_MAX,
      ),
    [list.rows],
  )
  useTopics(topics, list.seq)
  if (!list.rows) {
    return list.isError ? (
      <ErrorState
        heading="h2"
        words={{ failed: t('failed'), offlineNote: t('failedNote') }}
        onRetry={list.retry}
      />
    ) : (
      <section className="panel" data-shown={0}>
        <RowShapes columns={columnsOf('cs2')} count={8} label={t('loading')} />
      </section>
    )
  }
  if (list.rows.length === 0) {
    return (
      <Empty
        art="balik"
        heading="h2"
        title={t('none')}
        action={<ButtonLink to={PATHS.home}>{t('toBoard')}</ButtonLink>}
      >
        {t('noneNote')}
      </Empty>
    )
  }
  return (
    <>
      {bySport(list.rows).map((group) => (
        <LiveSection key={group.sport} sport={group.sport} rows={group.rows} now={now} />
      ))}
      {list.hasMore && (
        <div className="bh__more">
          <Button onClick={list.more} busy={list.isMore ? t('moreBusy') : undefined}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
