import { useState } from 'react'
import type { Switch } from './kept.ts'

/** A switch of the device, as the page shows it. */
export function useSwitch({ isOn, turn }: Switch): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [shown, setShown] = useState(isOn())
  return [
    shown,
    (next) => {
      turn(next)
      setShown(next)
    },
  ]
}
