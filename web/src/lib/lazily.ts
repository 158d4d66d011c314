import { type ComponentType, lazy as reactLazy } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy takes it; the props stay those of the component
type AnyComponent = ComponentType<any>

const KEY = 'reloadedAt'
/** A page that was loaded anew so recently would only fail again. */
const NOT_AGAIN_MS = 30_000

const online = () =>
  new Promise<void>((resolve) =>
    navigator.onLine ? resolve() : addEventListener('online', () => resolve(), { once: true }),
  )

/**
 * Fetches a part of the page. Without a network it waits for one. Browsers remember a part that
 * failed, and after a new release the old parts are gone: then the page is loaded anew, once.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    await online()
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < NOT_AGAIN_MS) throw error
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
    return new Promise(() => {})
  }
}

/** React's `lazy`, for which being offline is a longer wait and not a failure. */
export const lazy = <T extends AnyComponent>(load: () => Promise<{ default: T }>) =>
  reactLazy(() => fetchPart(load))
