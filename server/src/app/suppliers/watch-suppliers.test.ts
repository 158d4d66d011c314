import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '../../platform/log/log.ts'
import { watchSuppliers } from './watch-suppliers.ts'

async function listen(port = 0): Promise<net.Server> {
  const server = net.createServer().listen(port, 'localhost')
  await once(server, 'listening')
  return server
}

test('O6, FLT-14: a supplier that nobody reaches is told of, its neighbours are not, and it comes back by itself', async () => {
  const [hub88, amusnet] = [await listen(), await listen()]
  const urlOf = (server: net.Server) => `http://localhost:${(server.address() as AddressInfo).port}`
  const lines: { level: number; provider: string }[] = []
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const watch = watchSuppliers(
    new Map([
      ['hub88', urlOf(hub88)],
      ['amusnet', `${urlOf(amusnet)}/amusnet/play`],
    ]),
    { log, everyMs: 5 },
  )
  onTestFinished(async () => {
    await watch.close()
    amusnet.close()
  })
  const { port } = hub88.address() as AddressInfo
  expect(watch.isReached('hub88')).toBe(true)
  await once(hub88.close(), 'close')
  await expect.poll(() => watch.isReached('hub88')).toBe(false)
  expect(watch.isReached('amusnet')).toBe(true)
  const back = await listen(port)
  onTestFinished(() => void back.close())
  await expect.poll(() => watch.isReached('hub88')).toBe(true)
  expect(lines.map(({ level, provider }) => [level, provider])).toEqual([
    [40, 'hub88'],
    [30, 'hub88'],
  ])
})
