import type { SportPartner } from '@zar/contract/sports'
import { z } from 'zod/mini'

/** What a partner's page may tell us; everything it knows of money is asked of our own server. */
export type PartnerNews = 'ready' | 'login' | 'balance' | { height: number }

/** The callbacks that Digitain's loader boots with, as its page passes them on. */
const LoaderMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('onAppMount') }),
  z.object({ event: z.literal('loginTrigger') }),
  z.object({ event: z.literal('onBalanceChange') }),
  z.object({ event: z.literal('height'), height: z.number().check(z.positive()) }),
])

const IframeMessage = z.discriminatedUnion('action', [
  z.object({ action: z.literal('userBalance') }),
  z.object({ action: z.literal('openSlider'), tab: z.literal('login') }),
])

/** A page higher than this is mistaken, or means ill. */
const HEIGHT_MAX = 12_000

function loaderNews(data: unknown): PartnerNews | undefined {
  const message = LoaderMessage.safeParse(data).data
  if (!message) return undefined
  if (message.event === 'height') {
    return { height: Math.min(Math.ceil(message.height), HEIGHT_MAX) }
  }
  return ({ onAppMount: 'ready', loginTrigger: 'login', onBalanceChange: 'balance' } as const)[
    message.event
  ]
}

function iframeNews(data: unknown): PartnerNews | undefined {
  const message = IframeMessage.safeParse(data).data
  return message && (message.action === 'userBalance' ? 'balance' : 'login')
}

const NEWS = { fcg: loaderNews, betco: iframeNews } as const

/** The news, or undefined when it comes from another origin than the partner's or is none of its words. */
export function readPartnerNews(
  event: Pick<MessageEvent, 'origin' | 'data'>,
  { name, address }: { name: SportPartner; address: string },
): PartnerNews | undefined {
  if (event.origin !== new URL(address).origin) return undefined
  return NEWS[name](event.data)
}
