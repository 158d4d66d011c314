import { createServer, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { listMovements } from '../../../providers/movement-list.ts'
import { listen } from '../../../testing/network/listen.ts'
import { whyUnread } from './why-unread.ts'

async function whyOf(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => answer(response))
  const { url, close } = await listen(server)
  const list = listMovements({ url: `${url}/`, secret: 's', timeoutMs: 100 })
  const pages = list(new Date(0), new Date(60_000))[Symbol.asyncIterator]()
  try {
    await pages.next()
    return 'it was read'
  } catch (error) {
    return whyUnread(error)
  } finally {
    await close()
  }
}

const LINE = { id: '1', kind: 'bet', player: 'p', round: 'r', currency: 'TRY', amountE5: '1' }
const lines = (...told: object[]) => JSON.stringify(told)

test.each<[string, (response: ServerResponse) => void, string]>([
  ['hangs up', (to) => to.destroy(), 'it cannot be reached: UND_ERR_SOCKET'],
  ['says nothing', () => {}, 'it did not answer in time'],
  ['begins and does not end', (to) => void to.write('['), 'it did not answer in time'],
  ['is a page', (to) => to.end('<html>'), 'what it answers is no JSON'],
  ['is a sentence', (to) => to.end('"no"'), 'what it answers is no list of movements'],
  [
    'has wrong lines',
    (to) => to.end(lines({ ...LINE, at: new Date() }, { ...LINE, kind: 'gift' }, {})),
    'line 2 of its list is wrong: kind, at',
  ],
  ['is refused', (to) => to.writeHead(401).end(), 'the list of movements answered 401'],
])('of a list that %s a person reads why, in one line', async (_, answer, why) => {
  expect(await whyOf(answer)).toBe(why)
})

test('of a supplier that is not there a person reads that nobody listens', async () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const error = new TypeError('fetch failed', { cause: refused })
  expect(whyUnread(error)).toBe('it cannot be reached: ECONNREFUSED')
})
