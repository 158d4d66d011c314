import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type BonusCard, bonusOffers, myBonuses } from '@zar/contract/bonus'
import { freeRounds } from '@zar/contract/casino/free-rounds'
import { call } from '../api/call.ts'
import { useFresh } from '../api/use-fresh.ts'

const KEY = ['me', 'bonus']

/** The player's bonuses; asked again when the hub tells of one or of money that moved. */
export function useMyBonuses() {
  useFresh(KEY)
  return useQuery({
    queryKey: [...KEY, 'mine'],
    queryFn: () => call(myBonuses, {}),
    refetchOnMount: 'always',
  })
}

/** The bonus that runs in the casino; a free bet pays no game. */
export function useRunningBonus(): BonusCard | undefined {
  const { data } = useMyBonuses()
  return data?.bonuses.find(({ status, kind }) => status === 'active' && kind !== 'free_bet')
}

/** What the player can claim. */
export const useBonusOffers = () =>
  useQuery({
    queryKey: [...KEY, 'offers'],
    queryFn: () => call(bonusOffers, {}),
    refetchOnMount: 'always',
  })

/** The free rounds that can be claimed and the player's own; asked again also when one was played. */
export function useFreeRounds() {
  useFresh(KEY)
  return useQuery({
    queryKey: [...KEY, 'free-rounds'],
    queryFn: () => call(freeRounds, {}),
    refetchOnMount: 'always',
  })
}

/** After a claim or a refusal of one all lists are others. */
export function useRefreshBonuses(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: KEY })
}
