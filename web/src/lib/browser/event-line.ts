type Hearing = { hear: (text: string) => void; lose: () => void }

/**
 * A store that one line of server-sent events fills. The line is open while anybody listens and the page is
 * seen; the browser opens it anew by itself. `lose` forgets what was heard.
 */
export function openEventLine(path: string, { hear, lose }: Hearing) {
  const listeners = new Set<() => void>()
  const line: { source?: EventSource } = {}

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function follow(): void {
    const isWanted = listeners.size > 0 && document.visibilityState === 'visible'
    if (isWanted && !line.source && typeof EventSource === 'function') {
      const source = new EventSource(path)
      source.onmessage = ({ data }) => {
        hear(String(data))
        tell()
      }
      source.onerror = () => {
        lose()
        tell()
      }
      line.source = source
    } else if (!isWanted && line.source) {
      line.source.close()
      delete line.source
      lose()
    }
  }

  return {
    tell,
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) document.addEventListener('visibilitychange', follow)
      listeners.add(listener)
      follow()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) document.removeEventListener('visibilitychange', follow)
        follow()
      }
    },
  }
}
