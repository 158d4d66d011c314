type Kind = 'localStorage' | 'sessionStorage'

/**
 * One of the browser's two storages. Where the browser refuses it (all cookies blocked, no room
 * left) memory takes its place, until the page is closed or loaded again. Nothing here throws.
 */
function storageOf(kind: Kind) {
  const memory = new Map<string, string>()
  // Looked up each time: with cookies blocked the very name throws.
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(globalThis[kind])
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key: string): string | null =>
      memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    /** Answers whether the value outlives the page. */
    setItem(key: string, value: string): boolean {
      const isKept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (isKept) memory.delete(key)
      else memory.set(key, value)
      return isKept
    },
    removeItem(key: string): void {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    clear(): void {
      memory.clear()
      attempt((storage) => storage.clear(), undefined)
    },
  }
}

/** What this browser keeps from one visit to the next. */
export const localStore = storageOf('localStorage')
/** What this tab keeps until it is closed. */
export const sessionStore = storageOf('sessionStorage')
