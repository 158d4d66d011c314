import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { games, lobby } from '@zar/contract/casino'
import type { Envelope } from '@zar/contract/endpoint'
import { hub88LaunchUrl, softgamingsLaunchUrl } from '@zar/contract/launch'
import { detail, methods, type PaymentMethod } from '@zar/contract/payment'
import { REFUSALS } from '@zar/contract/refusal'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GAME as HUB88_GAME } from './providers/hub88/testing/stand-in.ts'
import { GAME, HTML, LIST } from './providers/softgamings/testing/stand-in.ts'
import { type CasinoHere, openCasinoHere } from './testing/casino/open-here.ts'

const SLOW_MS = 5_000
const FAILURES_MAX = 5
const LOBBY_URL = 'http://localhost:3000/casino/slot'

type Ill = (response: ServerResponse) => unknown

const ILLS: Record<string, Ill> = {
  down: (response) => response.destroy(),
  'slow as five seconds': async (response) => {
    await wait(SLOW_MS, undefined, { ref: false })
    response.end(`1,${HTML}`)
  },
  'answering 500': (response) => response.writeHead(500).end('oops'),
  'answering nonsense': (response) => response.end('<html>1,'),
}

let softgamings: Awaited<ReturnType<typeof openSoftgamings>>
let casino: CasinoHere
let bearer: string
beforeEach(async () => {
  softgamings = await openSoftgamings()
  casino = await openCasinoHere({}, { SOFTGAMINGS_URL: softgamings.url })
  bearer = await casino.signIn(await casino.house.player({ cashE5: 100_000n }))
})
afterEach(async () => {
  expect(await casino.house.sumOfBooks()).toBe(0n)
  await casino.close()
  await softgamings.close()
})

/** A supplier beside Hub88 who falls ill on demand. */
async function openSoftgamings() {
  const state = { ill: undefined as Ill | undefined, launches: 0 }
  const server = createServer((request, response) => {
    const isList = request.url?.includes('/Game/FullList/')
    if (!isList) state.launches++
    if (state.ill) state.ill(response)
    else response.end(isList ? JSON.stringify(LIST) : `1,${HTML}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function call({ method, path }: { method: string; path: string }, body?: object) {
  const response = await fetch(casino.address + path, {
    method,
    headers: {
      ...{ authorization: `Bearer ${bearer}`, locale: 'tr' },
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { success, message, data } = (await response.json()) as Envelope<unknown>
  return { http: response.status, success, message, data }
}

const launchSoftgamings = () => {
  const [system, pageCode] = [GAME.MerchantID, GAME.PageCode]
  return call(softgamingsLaunchUrl, { system, pageCode, isMobile: 0 })
}
const launchHub88 = () =>
  call(hub88LaunchUrl, {
    ...{ platform: 1, gameCode: HUB88_GAME.game_code, language: 'tr', lobbyUrl: LOBBY_URL },
  })
/** The lobby and the cashier. */
async function callElsewhere(): Promise<void> {
  const said = await Promise.all([
    call(methods).then(({ data }) => {
      const [{ id, type } = {}] = data as Partial<PaymentMethod>[]
      return call(detail, { id, type })
    }),
    call(lobby, { skip: 0, take: 20 }),
    call(games, { live: false, search: 'nar', skip: 0, take: 20 }),
  ])
  for (const { http, success } of said) expect([http, success]).toEqual([200, true])
}

const DOWN = { http: 200, success: false, message: REFUSALS.game_provider_down.tr }

test.each(Object.entries(ILLS))(
  'FLT-14: of a supplier who is %s the games say so; other suppliers, the lobby and the cashier do not notice',
  async (_, ill) => {
    expect(await launchSoftgamings()).toMatchObject({ success: true, data: HTML })
    softgamings.state.ill = ill
    const ended: string[] = []
    const down = launchSoftgamings().finally(() => ended.push('ill'))
    const others = Promise.all([launchHub88(), callElsewhere()]).finally(() => ended.push('well'))
    expect((await others)[0]).toMatchObject({ success: true, data: 'http://games.example/play' })
    expect(await down).toMatchObject(DOWN)
    if (ill === ILLS['slow as five seconds']) expect(ended).toEqual(['well', 'ill'])

    softgamings.state.ill = undefined
    expect(await launchSoftgamings()).toMatchObject({ success: true, data: HTML })
  },
)

test('FLT-14: a supplier who fails again and again is let alone, and the others are not', async () => {
  softgamings.state.ill = ILLS['answering 500']
  for (let failure = 0; failure < FAILURES_MAX + 3; failure++) {
    expect(await launchSoftgamings()).toMatchObject(DOWN)
    expect(await launchHub88()).toMatchObject({ success: true })
  }
  expect(softgamings.state.launches).toBe(FAILURES_MAX)
})

test('FLT-14: with Hub88 down, the games of the other supplier open', async () => {
  casino.standIn.state.trouble = 'HTTP 500'
  for (let failure = 0; failure < FAILURES_MAX + 1; failure++) {
    expect(await launchHub88()).toMatchObject(DOWN)
    expect(await launchSoftgamings()).toMatchObject({ success: true, data: HTML })
  }
  await callElsewhere()
})
