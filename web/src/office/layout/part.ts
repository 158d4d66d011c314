import type { ComponentType } from 'react'
import { lazy } from '../../lib/browser/lazily.ts'

/** A component that is fetched when it is first drawn. */
export const part = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
