import { useQuery, useQueryClient } from '@tanstack/react-query'
import { bonusOffers, myBonuses } from '@zar/contract/bonus'
import { useEffect } from 'react'
import { call } from './call.ts'
import { onHub } from './hub.ts'

const KEY = ['me', 'bonus']

/** The player's bonuses; asked again when the hub tells of one or of money that moved. */
export function useMyBonuses() {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: KEY })
    const stops = [onHub('Balance', refresh), onHub('Notification', refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  return useQuery({
    queryKey: [...KEY, 'mine'],
    queryFn: () => call(myBonuses, {}),
    refetchOnMount: 'always',
  })
}

/** What the player can claim. */
export const useBonusOffers = () =>
  useQuery({
    queryKey: [...KEY, 'offers'],
    queryFn: () => call(bonusOffers, {}),
    refetchOnMount: 'always',
  })

/** After a claim or a refusal of one both lists are others. */
export function useRefreshBonuses(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: KEY })
}
