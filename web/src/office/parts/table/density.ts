import { useState } from 'react'
import { localStore } from '../../../lib/storage/browser-storage.ts'

export const DENSITIES = ['roomy', 'tight', 'dense'] as const
export type Density = (typeof DENSITIES)[number]

const STORED = 'office-density'

const isDensity = (value: string | null): value is Density => DENSITIES.some((one) => one === value)

function readDensity(): Density {
  const stored = localStore.getItem(STORED)
  return isDensity(stored) ? stored : 'tight'
}

const draw = (density: Density): void => {
  document.documentElement.dataset.density = density
}

/** Rows as high as this person last chose. Call it before the first drawing. */
export const applyDensity = (): void => draw(readDensity())

/** How high rows are: 52, 40 or 32 with one line a cell. */
export function useDensity(): [Density, (next: Density) => void] {
  const [density, setDensity] = useState(readDensity)
  return [
    density,
    (next) => {
      localStore.setItem(STORED, next)
      draw(next)
      setDensity(next)
    },
  ]
}
