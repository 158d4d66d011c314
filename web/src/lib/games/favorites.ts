import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchPart } from '../browser/lazily.ts'
import { useSignedIn } from '../session/session.ts'
import { localStore } from '../storage/browser-storage.ts'

const KEY = ['me', 'favorites']
type Favorite = { gameCode: string; mainProviderId: number }
const NONE: string[] = []

/** The codes of the player's favourite games; none while signed out. */
export function useFavorites() {
  const isSignedIn = useSignedIn()
  // Leaving, the home page is drawn once more with a session that is over.
  const enabled = isSignedIn && localStore.getItem('auth') !== null
  return useQuery({ queryKey: KEY, queryFn: fetchFavorites, enabled }).data ?? NONE
}

const flip = (codes: string[] = [], code: string) =>
  codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]

/** Adds the game, or takes it out. The heart changes at once, and back if the server says no. */
export function useToggleFavorite(told: {
  onDone: (isFavorite: boolean) => void
  onRefused: (error: Error) => void
}) {
  const client = useQueryClient()
  const show = (code: string) => client.setQueryData<string[]>(KEY, (codes) => flip(codes, code))
  const mutate = async (game: Favorite): Promise<void> => {
    await client.cancelQueries({ queryKey: KEY })
    const isShown = show(game.gameCode)?.includes(game.gameCode) === true
    try {
      told.onDone((await toggle(game)) ?? isShown)
    } catch (error) {
      show(game.gameCode)
      told.onRefused(error instanceof Error ? error : new Error(String(error)))
    }
    await client.invalidateQueries({ queryKey: KEY })
  }
  return { mutate: (game: Favorite) => void mutate(game) }
}

// Only signed-in players get here, so a visitor's first page does without these calls.
const fetchCalls = () => fetchPart(() => import('./favorite-calls.ts'))
const fetchFavorites = async () => (await fetchCalls()).fetchFavorites()
const toggle = async (game: Favorite) => (await fetchCalls()).toggle(game)
