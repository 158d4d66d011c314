import { type Game, games } from '@zar/contract/casino'
import { call } from '../../lib/call.ts'
import { useNavigate } from '../../lib/router.tsx'
import { notify } from '../../ui/toast.tsx'
import { askSearch } from './search-request.ts'
import { t } from './section-texts.ts'
import { useOpenGame } from './use-open-game.ts'

/** As many as the header's search looks at. */
const TAKE = 5

/**
 * Opens the first game that a search finds. When it finds none the search itself opens with the
 * term, or where the page has none the lobby, and says so.
 */
export function useOpenBySearch(): (term: string) => Promise<void> {
  const openGame = useOpenGame()
  const navigate = useNavigate()
  return async (term) => {
    const [game] = await find(term)
    if (game) return openGame(game)
    notify.info(t('notHere', { term }))
    if (!askSearch(term)) await navigate(`/casino/slot?${new URLSearchParams({ find: term })}`)
  }
}

/** A search that fails finds nothing. */
const find = (search: string): Promise<Game[]> =>
  call(games, { live: false, search, skip: 0, take: TAKE }).catch(() => [])
