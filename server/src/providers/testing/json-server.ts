import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../testing/network/listen.ts'

type JsonRequest = {
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
}

/** A supplier that is asked in JSON, over real HTTP. */
export async function openJsonServer() {
  const state = {
    asked: [] as JsonRequest[],
    status: 200,
    isSilent: false,
    /** What each path is answered, by its last part. */
    answers: {} as Record<string, string>,
  }
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    const { authorization } = headers
    state.asked.push({ path, authorization, body: JSON.parse(await text(request)) })
    if (state.isSilent) return
    response.writeHead(state.status).end(state.answers[path.split('/').at(-1) ?? ''])
  })
  return { ...(await listen(server)), state }
}
