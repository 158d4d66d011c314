import { useState } from 'react'
import { deviceStorage, keptChoice } from '../../kit/kept.ts'

/** So many authors stay muted: who was muted first is heard again. */
const MUTED_MAX = 200

type Choice = ReturnType<typeof keptChoice>

/**
 * Authors that the player mutes, by their marks, which differ from room to room. The device keeps them,
 * not the arcade.
 */
export function openMuted(kept: Choice) {
  return {
    read(): readonly string[] {
      try {
        const read: unknown = JSON.parse(kept.read() ?? '[]')
        return Array.isArray(read) ? read.filter((mark) => typeof mark === 'string') : []
      } catch {
        return []
      }
    },
    write: (marks: readonly string[]): void => kept.write(JSON.stringify(marks.slice(-MUTED_MAX))),
  }
}

const muted = openMuted(keptChoice(deviceStorage(), 'zar.chat.muted'))

export function useMuted() {
  const [marks, setMarks] = useState(muted.read)
  /** Of before another page of this device changed them, and of other rooms. */
  const change = (to: (now: readonly string[]) => readonly string[]) => {
    const next = to(muted.read())
    muted.write(next)
    setMarks(next)
  }
  return {
    marks: new Set(marks),
    mute: (mark: string) => change((now) => [...now.filter((one) => one !== mark), mark]),
    hearAgain: (heard: readonly string[]) =>
      change((now) => now.filter((one) => !heard.includes(one))),
  }
}
