import { categoryOf, useBootstrap } from '../../lib/content/bootstrap.ts'
import { Film } from './film.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { LiveStrip } from './sports/live-strip.tsx'
import './split.css'
import { GameScroller } from '../lobby/tile/game-scroller.tsx'
import { useFavoriteGames, useRecentGames } from '../lobby/tile/use-games-of.ts'
import { Fairness } from './fairness.tsx'
import { t } from './home-below-texts.ts'
import { SportsPanel } from './sports/sports-panel.tsx'
import { Winners } from './winners.tsx'

/** The home page from the sports on down. */
export function HomeBelow() {
  return (
    <>
      <LiveStrip />
      <div className="split">
        <SportsPanel />
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
