import { useQuery } from '@tanstack/react-query'
import { type Game, lobby as lobbyCall } from '@zar/contract/casino/casino'
import { call } from '../../../lib/api/call.ts'
import { GameScroller } from './game-scroller.tsx'
import './similar-scroller.css'
import { t } from '../section-texts.ts'

const TAKE = 18

type ScrollerProps = {
  /** Undefined while it is asked for: the scroller keeps its room meanwhile. */
  game: Game | undefined
  lobby: string
}

/** Games of the same page that are about as wild; without any there is no scroller. */
export function SimilarScroller({ game, lobby }: ScrollerProps) {
  const level = game?.volatility
  const asked = {
    slug: lobby.split('/').at(-1) ?? '',
    ...(level && { volatilities: [level - 1, level, level + 1] }),
    skip: 0,
    take: TAKE,
  }
  const { data, isPending } = useQuery({
    queryKey: ['similar', asked],
    queryFn: () => call(lobbyCall, asked),
    enabled: game !== undefined,
  })
  const games = data?.games.filter(({ gameCode }) => gameCode !== game?.gameCode)
  if (!isPending && !games?.length) return null
  return (
    <div className="similar">
      <GameScroller title={t('similar')} games={games} more={lobby} isCounted={false} />
    </div>
  )
}
