import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeOf } from '../round-books.ts'
import type { Fault } from '../round-operator.ts'
import type { ClientTable, Words } from './client-table.ts'

const UNTOLD: Fault[] = ['drop', 'hang', '500', 'nonsense', 'no balance']

type Listed = { features: string[]; lines: number | null; leastLira: number }

/** What a list tells of a slot, by its machine. */
const OF_TWENTY_LINES: Listed = { features: ['wild', 'scatter'], lines: 20, leastLira: 2 }
const OF_MACHINES: { [gameCode: string]: Listed } = {
  zar_ates_kirazi: { features: ['wild'], lines: 5, leastLira: 1 },
  zar_balik_pazari: { features: ['wild', 'scatter'], lines: null, leastLira: 1 },
}

export function launchCases(table: ClientTable, words: Words): void {
  test('a launch changes its code for a session of the arcade’s, which the game is played with', async () => {
    const query = table.queryOf('ayse')
    const { status, url, headers, token } = await table.arrive(query)
    expect(status).toBe(303)
    expect(headers['cache-control']).toBe('no-store')
    expect(url.origin + url.pathname).toBe(`http://arcade.test/play/${table.supplier.gameCode}`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      token: expect.stringMatching(/^[\da-f]{64}$/),
      lang: 'tr',
      lobby: 'http://site.test/casino/slot?a=1&b=2',
    })
    const { session } = (await table.session(token)).body
    expect(session).toMatchObject({
      gameCode: table.supplier.gameCode,
      balanceKurus: expect.any(Number),
    })
    const [opened, balance] = table.supplier.calls
    expect(opened).toMatchObject({ kind: 'open', player: 'ayse' })
    expect(balance).toMatchObject({ kind: 'balance', session: opened?.session })
    expect(url.href).not.toContain(opened?.code)
    expect(url.href).not.toContain(opened?.session)
  })

  test('a code opens one session, asked at once or later: the other pages say that it is over', async () => {
    const query = table.queryOf('twice')
    const arrived = await Promise.all([query, query, query].map((one) => table.arrive(one)))
    arrived.push(await table.arrive(query))
    const sessions = await Promise.all(arrived.map((one) => table.session(one.token)))
    expect(sessions.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  test('another player’s code opens nothing', async () => {
    const stolen = table.supplier.launchQuery('thief', codeOf('ayse', randomUUID()))
    expect((await table.session((await table.arrive(stolen)).token)).status).toBe(401)
  })

  test.each(UNTOLD)(
    'a code that is answered by %s opens nothing, and is asked once',
    async (fault) => {
      table.supplier.faults.push(fault)
      const arrived = await table.arrive(table.queryOf('lost'))
      expect(arrived.status).toBe(303)
      expect((await table.session(arrived.token)).status).toBe(401)
      expect(table.supplier.calls).toHaveLength(1)
    },
  )

  test('an address that nobody made is refused before anyone is asked', async () => {
    for (const [why, change, status] of table.supplier.badQueries) {
      expect([why, (await table.arrive({ ...table.queryOf('bad'), ...change })).status]).toEqual([
        why,
        status,
      ])
    }
    for (const name of table.supplier.neededQuery) {
      const { [name]: _, ...rest } = table.queryOf('bad')
      expect([name, (await table.arrive(rest)).status]).toEqual([name, 400])
    }
    expect((await table.arrive(table.queryOf('bad'), 'HEAD')).status).toBe(404)
    expect(table.supplier.calls).toEqual([])
  })

  test('the list has what an operator must tell a player of a game', async () => {
    const { body, status } = await table.fixture.get(`/${table.supplier.name}/games.json`)
    expect(status).toBe(200)
    const listed = OF_MACHINES[table.supplier.gameCode] ?? OF_TWENTY_LINES
    // Beside the slot there are the other games of the supplier that have a page.
    const games = (body as { id: string }[]).filter(({ id }) => id === table.supplier.gameCode)
    expect(games).toEqual([
      {
        id: table.supplier.gameCode,
        name: { tr: expect.any(String), en: expect.any(String) },
        studio: expect.any(String),
        section: 'slot',
        kind: null,
        isOpen: true,
        releasedAt: '2026-01-01',
        features: expect.arrayContaining(listed.features),
        rtpBp: expect.any(Number),
        volatility: expect.any(Number),
        maxWin: expect.any(Number),
        lines: listed.lines,
        stakes: { min: listed.leastLira, max: 2_000 },
      },
    ])
  })

  test.each(words.silences)(
    'a balance that is answered by %s is told as %s',
    async (says, refusal) => {
      const token = await table.seated()
      table.supplier.faults.push({ says })
      expect((await table.session(token)).body).toEqual({ refusal })
    },
  )
}
