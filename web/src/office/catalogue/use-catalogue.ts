import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CatalogueGame,
  type GAME_STATES,
  listCategoryVersions,
  listGames,
  orderGame,
  readCatalogue,
} from '@zar/contract/office/catalogue'
import { useState } from 'react'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { useRows } from '../parts/table/rows.ts'
import { notify } from '../parts/toasts/toasts.ts'

export type GameState = (typeof GAME_STATES)[number]
export type GamesWish = {
  category: string
  state: GameState | undefined
  search: string | undefined
}

const KEY = 'catalogue'

export const useCatalogue = () =>
  useQuery({ queryKey: [KEY, 'whole'], queryFn: () => call(readCatalogue, {}) })

export const useGames = ({ category, state, search }: GamesWish) =>
  useRows<CatalogueGame>([KEY, 'games', category, state, search], (after) =>
    call(listGames, { category, state, search, after: after ?? undefined }),
  )

export const useCategoryVersions = (id: number) =>
  useQuery({
    queryKey: [KEY, 'versions', id],
    queryFn: () => call(listCategoryVersions, { id: `${id}` }),
  })

/** Reads everything of the catalogue anew: something was decided. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [KEY] })
}

type Move = { code: string; after: string | null }

/** Moves a game within its category; an order that somebody else changed meanwhile is read anew and told. */
export function useOrdering(category: number, version: number) {
  const refresh = useRefresh()
  const [isSending, setSending] = useState(false)
  const move = async ({ code, after }: Move): Promise<boolean> => {
    setSending(true)
    try {
      await call(orderGame, { category, version, code, after })
      return true
    } catch (failure) {
      notify(failureText(failure))
      return false
    } finally {
      await refresh()
      setSending(false)
    }
  }
  return { isSending, move }
}
