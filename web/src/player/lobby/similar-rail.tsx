import { useQuery } from '@tanstack/react-query'
import { type Game, lobby as lobbyCall } from '@zar/contract/casino'
import { call } from '../../lib/call.ts'
import { GameRail } from './game-rail.tsx'
import './similar-rail.css'
import { t } from './section-texts.ts'

const TAKE = 18

type RailProps = {
  /** Undefined while it is asked for: the rail keeps its room meanwhile. */
  game: Game | undefined
  lobby: string
}

/** Games of the same page that are about as wild; without any there is no rail. */
export function SimilarRail({ game, lobby }: RailProps) {
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
      <GameRail title={t('similar')} games={games} more={lobby} isCounted={false} />
    </div>
  )
}
