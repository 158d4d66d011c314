import { JACKPOTS_PATH, type JackpotMeter, JackpotsTold } from '@zar/contract/casino/jackpots'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openHttp } from '../../../platform/http/http.ts'
import { systemRandom } from '../../../platform/random.ts'
import { listen, openArcade } from '../testing/lines.ts'
import { jackpotStream } from './jackpot-stream.ts'

const log = pino({ level: 'silent' })

const meterOf = (amountKurus: number): JackpotMeter => ({
  level: 'yek',
  amountKurus,
  ceilingKurus: null,
  fallen: null,
})
const eventOf = (...jackpots: JackpotMeter[]) => `data: ${JSON.stringify({ jackpots })}\n\n`

async function openLobby() {
  const arcade = await openArcade('/api/jackpots')
  const app = openHttp({ logger: log, random: systemRandom })
  jackpotStream(app, { arcadeUrl: arcade.url, log, retryMs: { first: 20, most: 40 } })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    const closed = app.close()
    app.server.closeAllConnections()
    await closed
  })
  const url = `${address}${JACKPOTS_PATH}`
  const enter = () => listen(url, (value) => JackpotsTold.parse(value))
  return { arcade, enter, lobby: await enter() }
}

test('GAM-17: lobbies hear the sums as the arcade tells them, the last ones at once', async () => {
  const { arcade, enter, lobby } = await openLobby()
  await arcade.isHeard()
  for (const kurus of [41_260, 41_290]) arcade.tell(eventOf(meterOf(kurus)))
  await expect.poll(() => lobby.heard).toHaveLength(3)
  const told = [null, [meterOf(41_260)], [meterOf(41_290)]].map((jackpots) => ({ jackpots }))
  expect(lobby.heard).toEqual(told)
  const other = await enter()
  await expect.poll(() => other.heard).toEqual(told.slice(-1))
  expect(arcade.lines.size).toBe(1)
})

test('GAM-17: where the arcade is lost no old sum is told, until it is back', async () => {
  const { arcade, lobby } = await openLobby()
  await arcade.isHeard()
  arcade.tell(eventOf(meterOf(100)))
  await expect.poll(() => lobby.heard).toHaveLength(2)
  arcade.cut()
  await expect.poll(() => lobby.heard.at(-1)).toEqual({ jackpots: null })
  await arcade.isHeard()
  arcade.tell(eventOf(meterOf(120)))
  await expect.poll(() => lobby.heard.at(-1)).toEqual({ jackpots: [meterOf(120)] })
})
