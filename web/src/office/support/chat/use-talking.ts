import { noteChat, sayInChat } from '@zar/contract/office/support/chats'
import { useRef } from 'react'
import { call } from '../../parts/api/call.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-chats.ts'

/** What is written in one conversation. The same words after a lost answer are one message. */
export function useTalking(number: number) {
  const refresh = useRefresh()
  const trying = useRef<{ text: string; requestId: string }>(undefined)
  return {
    say: async (text: string) => {
      if (trying.current?.text !== text) trying.current = { text, requestId: crypto.randomUUID() }
      await call(sayInChat, { number, text, requestId: trying.current.requestId })
      trying.current = undefined
      await refresh()
    },
    note: async (text: string) => {
      await call(noteChat, { number, text })
      notify(t('noted'))
      await refresh()
    },
  }
}
