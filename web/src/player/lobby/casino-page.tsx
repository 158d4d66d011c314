import { type ComingGame, type Game, SECTIONS, type Section } from '@zar/contract/casino/casino'
import { useFavorites } from '../../lib/games/favorites.ts'
import { useLocation, useSearchParams } from '../../lib/router/router.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Applied } from './filter/applied.tsx'
import {
  announced,
  type Filters,
  isKindAlone,
  isNarrowed,
  NO_FILTERS,
  questionOf,
  readFilters,
  writeFilters,
} from './filter/filters.ts'
import { LobbyBar } from './filter/lobby-bar.tsx'
import { LobbyChips } from './filter/lobby-chips.tsx'
import { GameGrid } from './grid/game-grid.tsx'
import { JackpotCards } from './jackpots/jackpot-cards.tsx'
import { LobbyError } from './lobby-error.tsx'
import { ComingGames, OpeningSoon } from './opening-soon.tsx'
import { OnNow } from './rooms/on-now.tsx'
import { RoomGrid } from './rooms/room-grid.tsx'
import { MissingGameNote, missingIn } from './search/missing-game.tsx'
import { t } from './section-texts.ts'
import { useRecentGames } from './tile/use-games-of.ts'
import { useCategories } from './use-categories.ts'
import { useLobby } from './use-lobby.ts'
import { useSection } from './use-section.ts'

/** Pages whose games many play at one clock. */
const isOfRooms = (slug: Section): boolean =>
  slug === 'live' || slug === 'bingo' || slug === 'tvbets'

const PLACEHOLDERS = Array.from({ length: 21 }, (_, at) => String(at))

const isSection = (slug: string): slug is Section => Object.hasOwn(SECTIONS, slug)

/** `/casino/{slug}`: all its games, however many, searched and filtered; or what is coming to it. */
export function CasinoPage() {
  const slug = useLocation().pathname.split('/')[2] ?? ''
  return isSection(slug) ? <SectionPage key={slug} slug={slug} /> : null
}

function SectionPage({ slug }: { slug: Section }) {
  const section = useSection(slug)
  const { data } = section
  const [filters, change] = useFilters(slug)
  const missing = missingIn(useSearchParams()[0])
  const isKnownFull = useCategories(slug).some(({ total }) => total > 0)
  const isUnknown = data === undefined && !section.isError && !isKnownFull && !isNarrowed(filters)
  const isShut = data?.isClosed === true && !isOwnList(filters)
  const isClosed = !isShut && data?.total === 0 && (!isNarrowed(filters) || isKindAlone(filters))
  return (
    <>
      <div className="pagehead">
        <h1>{t(`title.${slug}`)}</h1>
        <p className="num">{data && !data.isClosed && subOf(data.total, data.studios.length)}</p>
      </div>
      {missing && <MissingGameNote name={missing} />}
      {slug === 'games' && !isShut && !isNarrowed(filters) && <JackpotCards />}
      {isShut && <Shut />}
      {isClosed && <Closed slug={slug} coming={announced(data.coming, filters)} />}
      {isUnknown && <Waiting />}
      {!isShut && !isClosed && !isUnknown && (
        <Lobby slug={slug} filters={filters} section={section} onChange={change} />
      )}
    </>
  )
}

const subOf = (games: number, studios: number): string =>
  games > 0 ? `${t('games', { count: games })}, ${t('studios', { count: studios })}` : t('soonSub')

/** The shapes of what is being fetched. */
function Waiting() {
  return (
    <div className="games" role="status" aria-label={t('loading')}>
      {PLACEHOLDERS.map((id) => (
        <Skeleton key={id} ratio="3 / 4" radius="var(--radius-card)" />
      ))}
    </div>
  )
}

/** The house has closed the page; what is open of its games is found by search. */
const Shut = () => (
  <Empty art="balik" heading="h2" title={t('shutTitle')}>
    {t('shutNote')}
  </Empty>
)

/** A player's own games are listed on a page that is closed, too. */
const isOwnList = ({ list }: Filters): boolean => list === 'favorites' || list === 'recent'

function Closed({ slug, coming }: { slug: Section; coming: ComingGame[] }) {
  if (coming.length > 0) return <OpeningSoon slug={slug} coming={coming} />
  return (
    <Empty art="balik" heading="h2" title={t('emptyTitle')}>
      {t('emptyNote')}
    </Empty>
  )
}

/** The filters live in the address, so that a reload, a link and the back button keep them. */
function useFilters(slug: string): [Filters, (change: Partial<Filters>) => void] {
  const [address, setAddress] = useSearchParams()
  const filters = readFilters(address, slug)
  const change = (next: Partial<Filters>) =>
    setAddress(writeFilters({ ...filters, ...next }), { replace: true, preventScrollReset: true })
  return [filters, change]
}

type LobbyProps = {
  slug: Section
  filters: Filters
  section: ReturnType<typeof useSection>
  onChange: (change: Partial<Filters>) => void
}

function Lobby({ slug, filters, section, onChange }: LobbyProps) {
  const categories = useCategories(slug)
  const own = useOwnCodes(filters)
  const asked = questionOf(slug, filters, own.codes)
  const { first, isStale, isError, retry } = useLobby(asked, categories, own.isReady)
  const coming = announced(section.data?.coming ?? [], filters)
  return (
    <>
      <LobbyBar filters={filters} section={section.data} total={first?.total} onChange={onChange} />
      <LobbyChips
        slug={slug}
        filters={filters}
        section={section.data}
        categories={categories}
        onChange={onChange}
      />
      <Applied filters={filters} total={first?.total} onChange={onChange} />
      {isError && !first ? (
        <LobbyError onRetry={retry} />
      ) : (
        <Games
          slug={slug}
          asked={asked}
          first={first}
          isStale={isStale}
          filters={filters}
          onChange={onChange}
        />
      )}
      {coming.length > 0 && (
        <div className="lobby__soon">
          <ComingGames slug={slug} title={t('soonScroller')} coming={coming} />
        </div>
      )}
    </>
  )
}

/** The codes of the player's own list that the page is narrowed to, once they are known. */
function useOwnCodes({ list }: Filters): { codes: string[]; isReady: boolean } {
  const favorites = useFavorites()
  const recent = useRecentGames()
  if (list === 'favorites') return { codes: favorites, isReady: true }
  const codes = list === 'recent' ? (recent.data ?? []).map(({ gameCode }) => gameCode) : []
  return { codes, isReady: list !== 'recent' || !recent.isLoading }
}

type GamesProps = {
  slug: Section
  asked: Parameters<typeof useLobby>[0]
  first: { total: number; games: Game[] } | undefined
  isStale: boolean
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

function Games({ slug, asked, first, isStale, filters, onChange }: GamesProps) {
  if (!first) return <Waiting />
  if (first.total === 0) return <Nothing filters={filters} onChange={onChange} />
  return (
    <>
      <a className="lobby__skip" href="#after-games">
        {t('skip')}
      </a>
      {slug === 'games' && !isNarrowed(filters) && <OnNow games={first.games} />}
      {isOfRooms(slug) && first.games.length === first.total ? (
        <RoomGrid games={first.games} isStale={isStale} hasHalls={slug === 'bingo'} />
      ) : (
        <GameGrid asked={asked} total={first.total} first={first.games} isStale={isStale} />
      )}
      <span id="after-games" tabIndex={-1} />
    </>
  )
}

function Nothing({ filters, onChange }: Pick<GamesProps, 'filters' | 'onChange'>) {
  const { list } = filters
  const isOwnEmpty = list && list !== 'new' && !isNarrowed({ ...filters, list: undefined })
  const clear = () => onChange(NO_FILTERS)
  if (isKindAlone(filters)) {
    return (
      <Empty
        art="balik"
        heading="h2"
        title={t('kindTitle')}
        action={<Button onClick={clear}>{t('seeAll')}</Button>}
      >
        {t('kindNote')}
      </Empty>
    )
  }
  if (isOwnEmpty) {
    return (
      <Empty
        art="lale"
        heading="h2"
        title={t(`${list}Title`)}
        action={<Button onClick={clear}>{t('seeAll')}</Button>}
      >
        {t(`${list}Note`)}
      </Empty>
    )
  }
  return (
    <Empty
      art="balik"
      heading="h2"
      title={t('noneTitle')}
      action={<Button onClick={clear}>{t('clear')}</Button>}
    >
      {t('noneNote')}
    </Empty>
  )
}
