import { type ComponentType, lazy as reactLazy } from 'react'
import { sessionStore } from '../storage/browser-storage.ts'
import { whenOnline } from './online.ts'

// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy takes it; the props stay those of the component
type AnyComponent = ComponentType<any>

const KEY = 'reloadedAt'
/** A page that was loaded anew so recently would only fail again. */
const NOT_AGAIN_MS = 30_000

/**
 * Fetches a part of the page that somebody waits for. Browsers remember a part that failed, so
 * without a network it is not even tried. After a new release the old parts are gone: then the
 * page is loaded anew, once.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  await whenOnline()
  try {
    return await load()
  } catch (error) {
    await whenOnline()
    if (Date.now() - Number(sessionStore.getItem(KEY)) < NOT_AGAIN_MS) throw error
    // A browser that forgets this would load the page anew without end.
    if (!sessionStore.setItem(KEY, String(Date.now()))) throw error
    location.reload()
    return new Promise(() => {})
  }
}

/** React's `lazy`, for which being offline is a longer wait and not a failure. */
export const lazy = <T extends AnyComponent>(load: () => Promise<{ default: T }>) =>
  reactLazy(() => fetchPart(load))

/**
 * The same for a part that nobody waits for: one that cannot be had is left out, since to load the
 * page anew for it would take away what somebody is doing.
 */
export const lazyAside = (load: () => Promise<{ default: ComponentType }>) =>
  reactLazy(async () => {
    await whenOnline()
    return load().catch(() => ({ default: () => null }))
  })
