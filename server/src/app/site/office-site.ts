import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'

const YEAR_SECONDS = 31_536_000
const PAGE = 'office.html'
/** What players would see of a draft, in a frame of the office. */
const PREVIEW = 'preview.html'

/** Where the build has left the back office: beside the players' site. */
export const officeFolderOf = (webDir: string): string => `${path.resolve(webDir)}-office`

/**
 * The back office under `/office`: its one page on every path without a file, never kept, with a policy
 * of its own. Nothing is served where it was not built.
 */
export async function serveOffice(
  app: FastifyInstance,
  { root, siteUrl }: { root: string; siteUrl: string },
): Promise<void> {
  const file = path.join(root, PAGE)
  if (!existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  const policy = policyOf(siteUrl)
  await app.register(fastifyStatic, {
    root,
    prefix: '/office/',
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [PAGE, `${PAGE}.*`, PREVIEW, `${PREVIEW}.*`],
    setHeaders: (response) => {
      response.header('content-security-policy', policy)
      response.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    },
  })
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    // A file of an older build is gone; a page in its place would be run as a script.
    if (request.url.startsWith('/office/assets/')) throw new Refusal('not_found')
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(page)
  }
  for (const url of ['/office', '/office/*']) app.get(url, sendPage)
  servePreview(app, path.join(root, PREVIEW))
}

/** The frame of a preview: it shows what the office's page hands to it, and calls nobody. */
function servePreview(app: FastifyInstance, file: string): void {
  if (!existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  app.get('/office/preview', (_request, reply) =>
    reply
      .header('content-security-policy', PREVIEW_POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(page),
  )
}

const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Scripts, styles and fonts of its own, and calls to its own server: nothing of others, nothing inline. */
const policyOf = (siteUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The preview of content.
    "frame-src 'self'",
    `connect-src 'self' ${new URL(siteUrl).origin.replace(/^http/, 'ws')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
