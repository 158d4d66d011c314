import type { Game } from '@zar/contract/casino/casino'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { usePhone } from '../../../lib/browser/media.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Tag } from '../../../ui/data-display/tag.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Scroller } from '../../../ui/gallery/scroller.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../texts.ts'
import { GameTile } from './game-tile.tsx'
import { useTileActions } from './use-tile-actions.ts'

const PLACEHOLDERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
/** Three stand in the window of a phone; the covers of the others wait for the first touch. */
const PHONE_COVERS = 4

type GameScrollerProps = {
  title: string
  /** Undefined while they are being fetched. */
  games: Game[] | undefined
  /** How many there are in all, when the scroller holds the first of them only. */
  total?: number
  isCounted?: boolean
  /** Where all of them are. */
  more: string
}

/** A scroller of games. */
export function GameScroller({ title, games, total, isCounted = true, more }: GameScrollerProps) {
  const { actions, favorites, isClosed } = useTileActions()
  const isPhone = usePhone()
  const [isAwake, setAwake] = useState(false)
  const due = isAwake || !isPhone ? Number.POSITIVE_INFINITY : PHONE_COVERS
  return (
    <Scroller
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
              actions={actions}
              isFavorite={favorites.includes(game.gameCode)}
              isClosed={isClosed(game)}
              hasCover={index < due}
            />
          ))
        : PLACEHOLDERS.map((id) => <Skeleton key={id} ratio="3 / 4" radius="var(--radius-card)" />)}
    </Scroller>
  )
}
