import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'

/** An arcade whose line at this path the test writes. */
export async function openArcade(path: string) {
  const lines = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    expect(request.url).toBe(path)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(':\n\n')
    lines.add(response)
    response.on('close', () => lines.delete(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    isHeard: () => expect.poll(() => lines.size).toBe(1),
    tell(text: string) {
      for (const line of lines) line.write(text)
    },
    cut() {
      for (const line of lines) line.destroy()
    },
  }
}

/** A lobby: what it has heard, in order. */
export async function listen<Message>(url: string, read: (value: unknown) => Message) {
  const own = new AbortController()
  const response = await fetch(url, { signal: own.signal })
  const heard: Message[] = []
  const ended = (async () => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events)
        if (event.startsWith('data: ')) heard.push(read(JSON.parse(event.slice(6))))
    }
  })().catch(() => undefined)
  onTestFinished(() => own.abort())
  return { response, heard, ended, leave: () => own.abort() }
}
