import type { Game } from '@zar/contract/casino'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { usePhone } from '../../lib/media.ts'
import { Link } from '../../lib/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Rail } from '../../ui/rail.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { GameTile } from './game-tile.tsx'
import { t } from './texts.ts'
import { useGameDesk } from './use-game-desk.ts'

const PLACEHOLDERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
/** Three stand in the window of a phone; the covers of the others wait for the first touch. */
const PHONE_COVERS = 4

type GameRailProps = {
  title: string
  /** Undefined while they are being fetched. */
  games: Game[] | undefined
  /** How many there are in all, when the rail holds the first of them only. */
  total?: number
  isCounted?: boolean
  /** Where all of them are. */
  more: string
}

/** A rail of games. */
export function GameRail({ title, games, total, isCounted = true, more }: GameRailProps) {
  const { desk, favorites, isClosed } = useGameDesk()
  const isPhone = usePhone()
  const [isAwake, setAwake] = useState(false)
  const due = isAwake || !isPhone ? Number.POSITIVE_INFINITY : PHONE_COVERS
  return (
    <Rail
      title={title}
      aside={isCounted && games && <Tag>{t('games', { count: total ?? games.length })}</Tag>}
      backLabel={t('back')}
      onLabel={t('on')}
      onWake={() => setAwake(true)}
      isWaiting={!games}
      more={
        <Link className="head__more" to={more} aria-label={`${title}: ${t('all')}`}>
          {t('all')}
          <Icon of={ChevronRight} size="s" />
        </Link>
      }
    >
      {games
        ? games.map((game, index) => (
            <GameTile
              key={game.gameCode}
              game={game}
              desk={desk}
              isFavorite={favorites.includes(game.gameCode)}
              isClosed={isClosed(game)}
              hasCover={index < due}
            />
          ))
        : PLACEHOLDERS.map((id) => <Skeleton key={id} ratio="3 / 4" radius="var(--radius-card)" />)}
    </Rail>
  )
}
