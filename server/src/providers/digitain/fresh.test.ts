import { expect, test } from 'vitest'
import { writeExactJson } from '../../platform/http/exact-json.ts'
import type { TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA } from '../testing/cases/suite-case.ts'
import { seatEach } from '../testing/seat-each.ts'
import type { Seat } from '../testing/wire.ts'
import { signatureOf } from './signature.ts'
import { betItem } from './testing/fields.ts'
import { type DigitainWire, openDigitainWire } from './testing/open-wire.ts'
import { KEY, OPERATOR_ID, signedAt } from './testing/sign-request.ts'

let casino: TestCasino
let wire: DigitainWire
let seat: Seat
seatEach(openDigitainWire, (seated) => {
  casino = seated.casino
  wire = seated.wire
  seat = seated.seat
})

const jsonOf = ({ body }: { body: string }) => JSON.parse(body)

test('H11: a reply of ours is never taken for a request of theirs', async () => {
  const { timestamp, signature } = jsonOf(await wire.ask('/authenticate', { token: seat.token }))
  const item = betItem(seat, bet(LIRA))
  const forged = writeExactJson({ operatorId: OPERATOR_ID, timestamp, signature, items: [item] })
  expect(JSON.parse((await wire.send('/bet', forged)).body)).toEqual({ errorCode: 12 })
  expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
})

test('H11: a time of theirs within five minutes is taken, before and after', async () => {
  const members = { token: seat.token, playerId: seat.playerId, currencyId: 'TRY' }
  const askAt = async (ms: number) => {
    const at = new Date(casino.clock.now().getTime() + ms)
    return jsonOf(await wire.send('/getbalance', writeExactJson(signedAt(at, members))))
  }
  expect(await askAt(-299_000)).toMatchObject({ errorCode: 1, balance: 100 })
  expect(await askAt(299_000)).toMatchObject({ errorCode: 1, balance: 100 })
  expect(await askAt(-301_000)).toEqual({ errorCode: 12 })
})

test.each(['20260301130000000', '2026-03-01T12:00', '20260230120000', '1772366400', '0'])(
  'H11: what is no time of theirs is not taken, however it is signed: %s',
  async (timestamp) => {
    const sent = { operatorId: OPERATOR_ID, timestamp, token: seat.token }
    const signature = signatureOf(KEY, timestamp, OPERATOR_ID)
    const text = JSON.stringify({ ...sent, signature })
    expect(JSON.parse((await wire.send('/authenticate', text)).body)).toEqual({ errorCode: 12 })
  },
)
