import { categoryOf, useBootstrap } from '../../lib/content/bootstrap.ts'
import { Film } from './film.tsx'
import { Highlights } from './highlights.tsx'
import { PromotionCard } from './promotion-card.tsx'
import './split.css'
import { GameScroller } from '../lobby/tile/game-scroller.tsx'
import { useFavoriteGames, useRecentGames } from '../lobby/tile/use-games-of.ts'
import { Fairness } from './fairness.tsx'
import { t } from './home-below-texts.ts'
import { Winners } from './winners.tsx'

/** The home page from the sports on down. */
export function HomeBelow() {
  return (
    <>
      <div className="split">
        <Highlights />
        <div className="split__scroller">
          <Winners />
          <PromotionCard />
        </div>
      </div>
      <Recent />
      <Tables />
      <Film />
      <Favorites />
      <Fairness />
    </>
  )
}

function Tables() {
  const games = categoryOf(useBootstrap().data, 'live')?.games ?? []
  if (games.length === 0) return null
  return <GameScroller title={t('tables')} games={games} more="/casino/live" />
}

function Recent() {
  const games = useRecentGames().data ?? []
  if (games.length === 0) return null
  return <GameScroller title={t('recent')} games={games} more="/casino/slot?recent=1" />
}

function Favorites() {
  const games = useFavoriteGames()
  if (games.length === 0) return null
  return <GameScroller title={t('favorites')} games={games} more="/casino/slot?favorites=1" />
}
