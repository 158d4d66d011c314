import { expect, test } from 'vitest'
import { keptChoice } from '../../kit/kept.ts'
import type { RoomPlay } from '../room-screen.ts'
import { ownBet, playIn, roundAt } from '../testing/room.ts'
import { chatAfter, inTime } from './chat-lines.ts'
import { openMuted } from './muted.ts'
import { beginningOf } from './use-told.ts'

const said = (id: string, atMs: number) => ({ id, by: 'mark', name: 'me•••7', text: id, atMs })
const screen = { message: ({ room }: RoomPlay) => ({ text: `${room.mine.length} bets` }) }

test('what is told again stands once, in the order in which it was said', () => {
  const lines = chatAfter([said('b', 2)], {
    type: 'chat',
    lines: [said('a', 1), said('b', 2)],
    gone: [],
  })
  expect(lines.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(chatAfter(lines, { type: 'chat', lines: [], gone: ['a'] })).toEqual([said('b', 2)])
  expect(inTime(Array.from({ length: 150 }, (_, at) => said(String(at), at)))).toHaveLength(100)
})

test('the beginning of a phase is told by who leads the room, without the bets of the player', () => {
  const play = playIn(roundAt('betting', { mine: [ownBet()] }))
  const told = beginningOf({ play, screen }, performance.now())
  expect(told).toMatchObject({ speaker: 'system', text: '0 bets' })
  const led = { ...play, chat: { ...play.chat, presenter: 'Defne' } }
  expect(beginningOf({ play: led, screen }, performance.now())?.speaker).toBe('presenter')
})

test('who comes later in a phase is told nothing of its beginning', () => {
  const play = playIn(roundAt('betting', { elapsedMs: 2_000 }))
  expect(beginningOf({ play, screen }, performance.now())).toBeUndefined()
})

test('whom a player mutes stays muted after a reload, the last two hundred', () => {
  const storage = new Map<string, string>()
  const kept = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  }
  const open = () => openMuted(keptChoice(kept, 'muted'))
  expect(open().read()).toEqual([])
  open().write(Array.from({ length: 201 }, (_, at) => `mark-${at}`))
  expect(open().read()).toHaveLength(200)
  expect(open().read().at(-1)).toBe('mark-200')
  storage.set('muted', '{"not": "a list"}')
  expect(open().read()).toEqual([])
})
