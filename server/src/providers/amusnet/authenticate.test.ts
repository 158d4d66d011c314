import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable } from '../testing/cases/suite-case.ts'
import { seatEach } from '../testing/seat-each.ts'
import type { Seat } from '../testing/wire.ts'
import { type Fields, sharedFields, withdrawFields } from './testing/fields.ts'
import { type AmusnetWire, openAmusnetWire } from './testing/open-wire.ts'
import { readXml } from './xml.ts'

let casino: TestCasino
let wire: AmusnetWire
let seat: Seat
seatEach(openAmusnetWire, (seated) => {
  casino = seated.casino
  wire = seated.wire
  seat = seated.seat
})

const elementsOf = ({ body }: { body: string }) => {
  const { name, content } = readXml(body)
  return { name, ...Object.fromEntries(content as Map<string, string>) }
}

test('a code opens one session, once, within two minutes, for its player', async () => {
  const other = await openTable(casino, wire, 'ok').seat(0n)
  const authenticate = (change: Fields) =>
    wire.sendFields('/Authenticate', { ...sharedFields(seat, randomUUID()), ...change })
  const code = async () => elementsOf(await wire.sendFields('/GetDefenceCode', mine()))
  const mine = () => sharedFields(seat, wire.sessionOf(seat))

  expect(elementsOf(await authenticate({ DefenceCode: seat.token }))).toMatchObject({
    ErrorCode: '3100',
    ErrorMessage: 'EXPIRED',
  })
  const fresh = await code()
  expect(fresh).toMatchObject({ ErrorCode: '1000', PlayerId: seat.playerId })
  const DefenceCode = String((fresh as Record<string, string>).DefenceCode)
  const stolen = { DefenceCode, PlayerId: other.playerId }
  expect((await authenticate(stolen)).status).toBe('3100')
  // Their session of somebody else is not taken over.
  const taken = { DefenceCode, SessionId: wire.sessionOf(other) }
  expect((await authenticate(taken)).status).toBe('3100')
  const sessionId = randomUUID()
  expect(elementsOf(await authenticate({ DefenceCode, SessionId: sessionId }))).toMatchObject({
    name: 'AuthResponse',
    ErrorCode: '1000',
    Balance: '10000',
  })
  const again = { ...withdrawFields(seat, sessionId, bet(LIRA)) }
  expect((await wire.sendFields('/Withdraw', again)).status).toBe('1000')
  expect((await authenticate({ DefenceCode })).status).toBe('3100')

  const late = String(((await code()) as Record<string, string>).DefenceCode)
  casino.clock.advance(2 * 60_000)
  expect((await authenticate({ DefenceCode: late })).status).toBe('3100')
})

test('a newer version’s name for the code is known too, and the same session may open again', async () => {
  const mine = sharedFields(seat, wire.sessionOf(seat))
  const { DefenceCode = '' } = elementsOf(await wire.sendFields('/GetDefenceCode', mine)) as Record<
    string,
    string
  >
  const said = await wire.sendFields('/Authenticate', { ...mine, AuthenticationToken: DefenceCode })
  expect(said.status).toBe('1000')
  expect((await wire.bet(seat, bet(LIRA))).status).toBe('1000')
})

test.each([
  { GameId: '999999' },
  { PortalCode: 'ZAR_REAL_EUR', Currency: 'EUR' },
  { PortalCode: 'ZAR_REAL_EUR', Currency: null },
])(
  'a code that is shown for what it was not given for, %j, is as good as before',
  async (wrong) => {
    const mine = sharedFields(seat, wire.sessionOf(seat))
    const { DefenceCode = '' } = elementsOf(
      await wire.sendFields('/GetDefenceCode', mine),
    ) as Record<string, string>
    const shown: Fields = { ...mine, SessionId: randomUUID(), DefenceCode }
    const refused = await wire.sendFields('/Authenticate', { ...shown, ...wrong })
    expect(refused.status).toBe('3000')
    const staked = withdrawFields(seat, String(shown.SessionId), bet(LIRA))
    expect((await wire.sendFields('/Withdraw', staked)).status).not.toBe('1000')
    expect((await wire.sendFields('/Authenticate', shown)).status).toBe('1000')
    expect((await wire.sendFields('/Withdraw', staked)).status).toBe('1000')
  },
)

test('two callers of one code at once open one session', async () => {
  const mine = sharedFields(seat, wire.sessionOf(seat))
  const { DefenceCode = '' } = elementsOf(await wire.sendFields('/GetDefenceCode', mine)) as Record<
    string,
    string
  >
  const said = await Promise.all(
    Array.from({ length: 10 }, () =>
      wire.sendFields('/Authenticate', { ...mine, SessionId: randomUUID(), DefenceCode }),
    ),
  )
  expect(said.filter(({ status }) => status === '1000')).toHaveLength(1)
  expect(said.filter(({ status }) => status === '3100')).toHaveLength(9)
})
