import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { refuseUpgrade } from './upgrade.ts'

test('a caller that resets its connection before it is refused ends nothing else', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1')
  caller.write('GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  const [, socket] = (await once(server, 'upgrade')) as [unknown, Duplex]
  const hung = new Promise((done) => socket.once('close', done))
  caller.resetAndDestroy()
  await once(caller, 'close')
  refuseUpgrade(socket, 403)
  // The error of the lost connection is heard: unheard, it would end the process.
  expect(await hung).toBe(true)
  await new Promise((done) => server.close(done))
})
