import { useQuery } from '@tanstack/react-query'
import { lobby } from '@zar/contract/casino/casino'
import { call } from '../../../lib/api/call.ts'
import { GameScroller } from '../tile/game-scroller.tsx'
import './missing-game.css'
import { t } from '../section-texts.ts'

/** Where the games are that can be played, of whatever kind. */
const OPEN = 'slot'
const TAKE = 18

/** The parameter of the page's address that says which game was looked for and is not here. */
export const MISSING = 'missing'
/** No other is looked for by name: an address cannot make the page say anything else. */
const MISSING_GAMES = ['aviator'] as const
export type MissingGame = (typeof MISSING_GAMES)[number]

export const missingIn = (address: URLSearchParams): MissingGame | undefined =>
  MISSING_GAMES.find((name) => name === address.get(MISSING))

/** Says that a game that a menu names is not here, and shows those that are. */
export function MissingGameNote({ name }: { name: MissingGame }) {
  const asked = { slug: OPEN, skip: 0, take: TAKE }
  const { data, isPending } = useQuery({
    queryKey: ['open games', asked],
    queryFn: () => call(lobby, asked),
  })
  const hasGames = isPending || (data?.games.length ?? 0) > 0
  return (
    <section className="missing">
      <p className="note" role="status">
        {t(`missing.${name}`)}
      </p>
      {hasGames && (
        <GameScroller
          title={t('openNow')}
          games={data?.games}
          more={`/casino/${OPEN}`}
          isCounted={false}
        />
      )}
    </section>
  )
}
