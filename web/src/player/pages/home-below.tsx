import { categoryOf, useBootstrap } from '../../lib/bootstrap.ts'
import { Film } from '../home/film.tsx'
import { Highlights } from '../home/highlights.tsx'
import { PromotionCard } from '../home/promotion-card.tsx'
import '../home/split.css'
import { Winners } from '../home/winners.tsx'
import { GameRail } from '../lobby/game-rail.tsx'
import { useFavoriteGames, useRecentGames } from '../lobby/use-games-of.ts'
import { Fairness } from './fairness.tsx'
import { t } from './home-below-texts.ts'

/** The home page from the sports on down. */
export function HomeBelow() {
  return (
    <>
      <div className="split">
        <Highlights />
        <div className="split__rail">
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
  return <GameRail title={t('tables')} games={games} more="/casino/live" />
}

function Recent() {
  const games = useRecentGames().data ?? []
  if (games.length === 0) return null
  return <GameRail title={t('recent')} games={games} more="/casino/slot?recent=1" />
}

function Favorites() {
  const games = useFavoriteGames()
  if (games.length === 0) return null
  return <GameRail title={t('favorites')} games={games} more="/casino/slot?favorites=1" />
}
