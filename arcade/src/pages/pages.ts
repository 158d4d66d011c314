import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasScreen } from '../has-screen.ts'
import { languageOf } from '../screens/language.ts'
import { openGameHtml } from './game-html.ts'

/** The pages as vite built them. */
export const PAGES_DIR = fileURLToPath(new URL('../../dist', import.meta.url))

export type Pages = { dir: string; siteOrigin: string }

/** `/play/{gameCode}`, `/rules/{gameCode}`, `/verify`, its one file `/verifier`, `/returns` and the sandbox sportsbook, with the files they are made of. */
export async function gamePages(app: FastifyInstance, pages: Pages): Promise<void> {
  if (existsSync(pages.dir)) {
    await app.register(fastifyStatic, {
      root: pages.dir,
      index: false,
      dotfiles: 'deny',
      cacheControl: false,
      // A page is sent at its own address, where its policy is, and nowhere else.
      allowedPath: (file, _root, request) =>
        !file.endsWith('.html') || request.routeOptions.url !== '/*',
      setHeaders(reply, file) {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`)
        const kept = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
        reply.header('cache-control', kept)
      },
    })
  }
  const frames = `'self' ${pages.siteOrigin}`
  playPage(app, pages)
  app.get<GameRoute>('/rules/:gameCode', (request, reply) =>
    hasScreen(request.params.gameCode)
      ? sendPage(pages, reply, 'rules.html', frames)
      : notFound(reply),
  )
  for (const page of ['verify', 'returns'])
    app.get(`/${page}`, (_request, reply) => sendPage(pages, reply, `${page}.html`, frames))
  app.get('/verifier', (_request, reply) => {
    reply.header('content-disposition', 'attachment; filename="zar-verifier.html"')
    return sendPage(pages, reply, 'verifier.html', frames)
  })
  // One page, at the addresses of Digitain's loader and of BetConstruct's sportsbook.
  for (const url of ['/sports/loader', '/iframe-sportsbook/:language/:alias']) {
    app.get(url, (_request, reply) => sendPage(pages, reply, 'sports.html', pages.siteOrigin))
  }
}

type GameRoute = { Params: { gameCode: string } }

function playPage(app: FastifyInstance, { dir, siteOrigin }: Pages): void {
  const htmlOf = openGameHtml(dir)
  app.get<GameRoute>('/play/:gameCode', (request, reply) => {
    const page = htmlOf(request.params.gameCode, languageOf(request.url.split('?')[1] ?? ''))
    if (!page) return notFound(reply)
    reply.header('content-security-policy', contentPolicy(siteOrigin, page.styleHash))
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.html)
  })
}

function sendPage(pages: Pages, reply: FastifyReply, file: string, frames: string): FastifyReply {
  if (!existsSync(path.join(pages.dir, file))) return notFound(reply)
  reply.header('content-security-policy', contentPolicy(frames))
  return reply.sendFile(file)
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

/** Own files only, the one style of that hash in the page, and pictures that a page has drawn itself. */
export function contentPolicy(frames: string, styleHash?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash ? ` 'sha256-${styleHash}'` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ')
}
