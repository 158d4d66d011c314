import { Language } from '../../protocol.ts'
import type { Board } from '../../sports/boards.ts'

/** How an operator opened this page, and how it is spoken to. */
export type Frame = {
  style: 'digitain' | 'betconstruct'
  language: Language
  board: Board
  /** Null for a visitor whom the operator does not know. */
  token: string | null
  tell: (news: News) => void
}
export type News = 'mounted' | 'login' | 'balance' | { height: number }

const ANONYMOUS = '-'

/** Digitain's loader has its parameters behind the #, BetConstruct's page in its address. */
export function frameOf(page: Window): Frame {
  const { pathname, search, hash } = page.location
  const place = /^\/iframe-sportsbook\/(\w+)\//.exec(pathname)
  const say = (origin: string, message: object) => {
    if (page.parent !== page && URL.canParse(origin)) page.parent.postMessage(message, origin)
  }
  if (place) {
    const parent = URL.canParse(page.document.referrer)
      ? new URL(page.document.referrer).origin
      : ''
    const token = new URLSearchParams(search).get('auth_token')
    const tell = (news: News) => {
      const message = betconstructMessage(news)
      if (message) say(parent, message)
    }
    return { style: 'betconstruct', language: languageOf(place[1]), board: 'esports', token, tell }
  }
  const params = new URLSearchParams(hash.slice(1))
  const token = params.get('token') ?? ANONYMOUS
  return {
    style: 'digitain',
    language: languageOf(params.get('language')),
    board: 'football',
    token: token === ANONYMOUS ? null : token,
    tell: (news) => say(params.get('parent') ?? '', digitainMessage(news)),
  }
}

function languageOf(asked: string | null | undefined): Language {
  const language = Language.safeParse(asked)
  return language.success ? language.data : 'tr'
}

/** The callbacks that its loader boots with, as messages. */
function digitainMessage(news: News): object {
  if (typeof news === 'object') return { event: 'height', height: news.height }
  return {
    event: { mounted: 'onAppMount', login: 'loginTrigger', balance: 'onBalanceChange' }[news],
  }
}

function betconstructMessage(news: News): object | undefined {
  if (news === 'login') return { action: 'openSlider', tab: 'login' }
  if (news === 'balance') return { action: 'userBalance', params: { balance: 0, bonus_balance: 0 } }
  return undefined
}
