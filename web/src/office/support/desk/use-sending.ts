import { useState } from 'react'
import { useDraft } from '../../parts/api/drafts.ts'
import { failureText } from '../../parts/api/failure.ts'
import { t } from './texts.ts'

export type Sending = {
  /** The verb on the button: `Yanıtla`. */
  verb: string
  /** Why it cannot be sent now. */
  refusal: string | undefined
  send: (text: string) => Promise<unknown>
}

type Given = { draft: string; min: number; isNote: boolean }

/** What is typed and kept, sent one way at a time; what the server says against it stands below. */
export function useSending({ draft, min, isNote }: Given) {
  const [text, setText, forget] = useDraft(`support:${draft}`, '')
  const [busy, setBusy] = useState<string>()
  const [error, setError] = useState('')
  const run = async ({ send, verb }: Sending, words: string) => {
    setBusy(verb)
    try {
      await send(words)
      forget()
    } catch (failure) {
      setError(failureText(failure))
    } finally {
      setBusy(undefined)
    }
  }
  const send = async (way: Sending) => {
    if (busy !== undefined || way.refusal !== undefined) return
    const words = text.trim()
    const isShort = words.length < min
    setError(isShort ? t(isNote ? 'noteShort' : 'short') : '')
    if (!isShort) await run(way, words)
  }
  return { text, setText, busy, error, send }
}
