import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChatMessage, chatMessages, ticketFromChat } from '@zar/contract/support/chat'
import { useEffect, useSyncExternalStore } from 'react'
import { call, callForAnswer } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { useRequestId } from '../../lib/api/request-id.ts'
import { onHub } from '../../lib/hub/hub.ts'
import { onHubEvent } from '../../lib/hub/hub-state.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { outboxOf } from './player-outbox.ts'

const KEY = ['me', 'chat']
const PAGE = 50
/** Also without a push it is looked at: an operator comes and goes, and the line may be down. */
const LOOK_MS = 20_000

/** The conversation, kept new by the hub while it is shown. */
export function useChat() {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: KEY })
    const stops = [
      onHub('Chat', refresh),
      onHubEvent((event) => event === 'reconnected' && refresh()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => call(chatMessages, { before: pageParam, take: PAGE }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.hasOlder ? (page.messages[0]?.place ?? null) : null),
    refetchOnMount: 'always',
    refetchInterval: LOOK_MS,
  })
}

/** What was typed and is not there yet. */
export function useOutbox(usercode: string, messages: ChatMessage[]) {
  const outbox = outboxOf(usercode)
  const list = useSyncExternalStore(outbox.subscribe, outbox.list)
  const said = new Set(messages.map(({ messageId }) => messageId))
  return {
    waiting: list.filter(({ id }) => !said.has(id)),
    retry: outbox.retry,
    drop: outbox.drop,
    say: (text: string) =>
      outbox.add({ id: crypto.randomUUID(), text, at: new Date().toISOString() }),
  }
}

/** Makes a ticket of the conversation, once however often it is tried. */
export function useToTicket() {
  const client = useQueryClient()
  const request = useRequestId()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => callForAnswer(ticketFromChat, { requestId: request.idOf({}) }),
    onSuccess: async ({ message }) => {
      request.forget()
      notify.success(message)
      await client.invalidateQueries({ queryKey: KEY })
    },
    onError: (error) => notify.error(failureText(error)),
  })
}

/** All of the conversation, from its first word. */
export async function readWhole(): Promise<ChatMessage[]> {
  const whole: ChatMessage[] = []
  for (let before: number | null = null; ; ) {
    const page: { messages: ChatMessage[]; hasOlder: boolean } = await call(chatMessages, {
      before,
      take: 100,
    })
    whole.unshift(...page.messages)
    before = page.messages[0]?.place ?? null
    if (!page.hasOlder || before === null) return whole
  }
}
