import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const fixture = (players: object[]) =>
  readMessage(
    {
      type: 'fixture',
      ts: 1,
      event: 'm1',
      id: 'm1',
      sport: 'football',
      league: { id: 'l', name: 'Lig', country: 'TR' },
      start: 2,
      home: { id: 'h', name: 'Ev' },
      away: { id: 'a', name: 'Dep' },
      live: true,
      status: 'scheduled',
      version: 1,
      players,
    },
    { add: () => {} },
  )

test('a player is of the side that is told, and of none where it is no side', () => {
  const read = fixture([
    { id: 'nine', name: 'Dokuz', side: '1' },
    { id: 'ten', name: 'On', side: '2' },
    { id: 'other', name: 'Başka', side: 'bench' },
  ])
  expect(read).toMatchObject({ type: 'fixture' })
  expect(read?.type === 'fixture' && read.players).toEqual([
    { id: 'nine', name: 'Dokuz', side: '1' },
    { id: 'ten', name: 'On', side: '2' },
    { id: 'other', name: 'Başka' },
  ])
})

test.each(['a\u0000b', 'a\ud800b'])(
  'a name that no database holds is unreadable: its match is stopped, and nothing of it is written (%j)',
  (name) => {
    expect(fixture([{ id: 'nine', name, side: '1' }])).toMatchObject({
      type: 'bet_stop',
      event: 'm1',
      reason: 'unreadable',
    })
  },
)

test('a match under such a name is no match', () => {
  const counted: string[] = []
  const counts = { add: (what: string) => void counted.push(what) }
  const stop = { type: 'bet_stop', ts: 1, event: 'm\u00001', groups: ['all'], status: -1 }
  expect(readMessage(stop, counts)).toBeUndefined()
  expect(counted).toEqual(['bad-frame'])
})
