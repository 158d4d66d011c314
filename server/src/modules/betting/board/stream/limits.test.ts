import { describe, expect, test } from 'vitest'
import { openLive } from '../../testing/open-live.ts'

describe('limits', () => {
  const closed = (socket: { once: (name: 'close', listener: (code: number) => void) => unknown }) =>
    new Promise<number>((done) => socket.once('close', done))

  test.each([
    ['no JSON', 'on', 1002],
    ['a topic that is none', '{"on":["events:dead"]}', 1002],
    ['a number that is none', '{"on":[],"after":"1"}', 1002],
    [
      '201 topics',
      JSON.stringify({ on: Array.from({ length: 201 }, (_, at) => `event:${at}`) }),
      1008,
    ],
    ['too long a message', `{"on":["${'x'.repeat(17_000)}"]}`, 1009],
  ])('%s ends the connection', async (_, text, code) => {
    const { openPage } = await openLive()
    const page = await openPage()
    const end = closed(page.socket)
    page.socket.send(text)
    expect(await end).toBe(code)
  })

  test('200 topics are heard, and too many messages a minute are not', async () => {
    const { openPage, board } = await openLive({ messagesPerMinute: 20 })
    const page = await openPage()
    const end = closed(page.socket)
    page.say({ on: Array.from({ length: 200 }, (_, at) => `event:${at}`), after: null })
    await page.isAt(board.image.seq)
    for (let at = 0; at < 20; at += 1) page.say({ off: [] })
    expect(await end).toBe(1008)
  })

  test('an address has so many connections, by what our proxy says, and another has its own', async () => {
    const { openPage, connect } = await openLive({ socketsPerAddress: 2 })
    const from = (ip: string) => ({ 'x-forwarded-for': `203.0.113.9, ${ip}` })
    await openPage(from('198.51.100.1'))
    const second = await openPage(from('198.51.100.1'))
    const refused = (headers: Record<string, string>) =>
      new Promise((done) =>
        connect(headers)
          .once('unexpected-response', (_, { statusCode }) => done(statusCode))
          .on('error', () => {}),
      )
    expect(await refused(from('198.51.100.1'))).toBe(429)
    await openPage(from('198.51.100.2'))
    const end = closed(second.socket)
    second.socket.close()
    await end
    await openPage(from('198.51.100.1'))
    expect(await refused({ origin: 'http://other.example' })).toBe(403)
  })
})
