import { connect, type Socket } from 'node:net'

export type Line = Awaited<ReturnType<typeof openLine>>

/**
 * A kept connection with one HTTP request on it at a time. It shares the machine with what is measured, so it
 * writes prepared bytes to a bare socket and reads no more of an answer than it must to know that it is whole.
 */
export async function openLine(host: string, port: number) {
  const socket: Socket = connect(port, host)
  socket.setNoDelay(true)
  let received = ''
  let resolve: (answer: string) => void = () => {}
  let reject: (reason: Error) => void = () => {}
  socket.setEncoding('latin1').on('data', (part: string) => {
    received += part
    const bodyAt = received.indexOf('\r\n\r\n') + 4
    if (bodyAt < 4) return
    const length = /content-length: (\d+)/i.exec(received.slice(0, bodyAt))?.[1]
    if (!length) return reject(new Error(`an answer without a length: ${received}`))
    if (received.length < bodyAt + Number(length)) return
    const answer = received
    received = ''
    resolve(answer)
  })
  socket.on('error', (error) => reject(error))
  socket.on('close', () => reject(new Error('the connection was closed')))
  await new Promise<void>((opened) => socket.once('connect', () => opened()))
  return {
    send: (request: Buffer) =>
      new Promise<string>((answered, failed) => {
        resolve = answered
        reject = failed
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}
