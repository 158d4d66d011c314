import { expect, test } from 'vitest'
import type { GameMessage, SiteMessage } from '../../../protocol.ts'
import { storeOf } from '../testing/store.ts'
import { createParent } from './parent.ts'
import { beginRound } from './play-round.ts'
import type { OpenPlay } from './play-state.ts'
import { answerReminder, hearSite } from './remind.ts'

const SITE = 'https://site.example'
const REMINDER: SiteMessage = {
  type: 'zar:reminder',
  minutes: 60,
  stakedKurus: 124_000,
  netKurus: -15_450,
}

function game() {
  const { store } = storeOf({ tell: async () => {} })
  const told: GameMessage[] = []
  store.tellParent = (message) => told.push(message)
  return { store, told, reminder: () => (store.state as OpenPlay).reminder }
}

/** A window in a frame of the site, and what it hears. */
function framed(referrer: string) {
  const listeners: ((event: object) => void)[] = []
  const parent = {}
  const page = {
    document: { referrer },
    parent,
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  } as unknown as Window
  const heard: SiteMessage[] = []
  createParent(page, null).hear((message) => heard.push(message))
  const say = (event: object) => {
    for (const listener of listeners)
      listener({ source: parent, origin: SITE, data: REMINDER, ...event })
  }
  return { heard, say }
}

test('LIM-06: a reminder stands until the site says that the player goes on, and is taken at once', () => {
  const { store, told, reminder } = game()
  hearSite(store, REMINDER)
  expect(told).toEqual([{ type: 'zar:reminded', answer: 'shown' }])
  expect(reminder()).toMatchObject({ minutes: 60, isAnswered: false })
  answerReminder(store, 'goOn')
  expect(told.at(-1)).toEqual({ type: 'zar:reminded', answer: 'goOn' })
  expect(reminder()?.isAnswered).toBe(true)
  // The site could not take it down as seen: it is asked anew.
  hearSite(store, REMINDER)
  expect(reminder()?.isAnswered).toBe(false)
  hearSite(store, { type: 'zar:goOn' })
  expect(reminder()).toBeNull()
})

test('LIM-06: nothing is staked while a reminder stands', async () => {
  const { store } = game()
  hearSite(store, REMINDER)
  await beginRound(store, { stakeKurus: 2_000 })
  expect(store.state.phase).toBe('ready')
})

test('LIM-06: a game that is closed takes no reminder, so that the site shows its own', () => {
  const { store, told } = game()
  store.state = { phase: 'closed', why: 'session_unknown' }
  hearSite(store, REMINDER)
  expect(told).toEqual([])
})

test('the site alone is heard, from its own window and origin', () => {
  const { heard, say } = framed(`${SITE}/casino`)
  say({})
  say({ data: { type: 'zar:goOn' } })
  expect(heard).toEqual([REMINDER, { type: 'zar:goOn' }])
  say({ source: {} })
  say({ origin: 'https://other.example' })
  say({ data: { ...REMINDER, minutes: '60' } })
  say({ data: null })
  expect(heard).toHaveLength(2)
})

test('a game whose site is not known hears nobody', () => {
  const { heard, say } = framed('')
  say({})
  expect(heard).toEqual([])
})
