import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { drawBanner, drawEmblem } from './pictures.ts'

/**
 * Draws the pictures of the content. Each follows from its name alone, so browsers may keep it for
 * good, and so does the process: their list is closed.
 */
export function artRoutes(app: FastifyInstance): void {
  const kept = new Map<string, string>()
  const send = (reply: FastifyReply, path: string, draw: () => string | undefined) => {
    const svg = kept.get(path) ?? draw()
    if (!svg) throw new Refusal('not_found')
    kept.set(path, svg)
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(svg)
  }
  app.get<{ Params: { file: string } }>('/art/banner/:file', async ({ params: { file } }, reply) =>
    send(reply, `banner/${file}`, () => drawBanner(file)),
  )
  app.get<{ Params: { file: string } }>('/art/emblem/:file', async ({ params: { file } }, reply) =>
    send(reply, `emblem/${file}`, () => drawEmblem(file)),
  )
}
