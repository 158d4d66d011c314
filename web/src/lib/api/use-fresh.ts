import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onHub } from '../hub/hub.ts'

/** Asks anew for what these keys begin with whenever the hub says that money moved or tells of something. */
export function useFresh(...keys: readonly (readonly string[])[]): void {
  const client = useQueryClient()
  const joined = keys.map((key) => key.join(' ')).join('|')
  useEffect(() => {
    const refresh = () => {
      for (const key of joined.split('|')) {
        void client.invalidateQueries({ queryKey: key.split(' ') })
      }
    }
    const told = ['Balance', 'Notification', 'FreeRound'] as const
    const stops = told.map((command) => onHub(command, refresh))
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, joined])
}
