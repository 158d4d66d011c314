import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { framesOf, type Guests } from './guest-frame.ts'
import { LAUNCH_FRAME } from './launch-frame.ts'

const YEAR_SECONDS = 31_536_000
/** What no page of ours asks for. Sound and the whole screen stay for the frames of the games. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()'

export type SiteOrigins = Guests & {
  siteUrl: string
  /** Addresses at which suppliers show their games; asked for anew where they may change. */
  gameUrls: readonly string[] | (() => readonly string[])
  /** Partners whose pages may be shown in a frame. */
  sportPartners: Record<string, { url: string } | undefined>
  /** The pages of one player, in a frame of their own origin (`app/view`). */
  isView?: boolean
}

/** The content security policy and its companions, on every answer. `pages` may use the styles inside them. */
export async function securityHeaders(
  app: FastifyInstance,
  { pages, ...options }: SiteOrigins & { pages: readonly string[] },
): Promise<void> {
  await app.register(helmet, headersFor(options, pages.flatMap(stylesIn)))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
  })
}

function headersFor(options: SiteOrigins, styles: string[]) {
  const { siteUrl, gameUrls, sportPartners, isView = false } = options
  const partners = Object.values(sportPartners).map((partner) => partner?.url)
  const frames = [LAUNCH_FRAME, ...framesOf(options).map(([frame]) => frame)]
  const isTls = siteUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...new Set(styles)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...(isView ? [] : [siteUrl.replace(/^http/, 'ws')]),
          // Asked whether anybody is there before a game's page is shown.
          originsNow(gameUrls),
        ],
        frameSrc: [
          ...(isView ? ["'self'"] : []),
          ...(isView ? [] : frames.map((frame) => new URL(frame, siteUrl).href)),
          originsNow(gameUrls, partners),
        ],
        frameAncestors: [isView ? "'self'" : "'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: isTls ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginEmbedderPolicy: false,
  }
}

/** The styles inside a page, as the content security policy names them. */
function stylesIn(html: string): string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
}

/** Their origins with spaces between, at each answer; made anew where the addresses are others. */
export function originsNow(
  urls: SiteOrigins['gameUrls'],
  more: readonly (string | undefined)[] = [],
): () => string {
  let of: readonly string[] | undefined
  let origins = ''
  return () => {
    const now = typeof urls === 'function' ? urls() : urls
    if (now !== of) {
      origins = originsOf([...now, ...more]).join(' ')
      of = now
    }
    return origins
  }
}

/** The origins of those addresses that are set, each once. */
export function originsOf(addresses: readonly (string | undefined)[]): string[] {
  const set = addresses.filter((address) => address !== undefined)
  return [...new Set(set.map((address) => new URL(address).origin))]
}
