import { type BannerOptions, banner, emblem, isEmblem } from '@zar/art'

/** The shapes a banner is drawn in. `s`, `m` and `l` are a slide below 992, from 992 and from 1200 px. */
const SHAPES = {
  s: { w: 780, h: 552, focus: 0.5, zoom: 0.78, veil: false },
  m: { w: 1100, h: 416, focus: 0.77 },
  l: { w: 1376, h: 416, focus: 0.77 },
  card: { w: 640, h: 320, focus: 0.8, zoom: 0.76 },
  wide: { w: 1120, h: 420, focus: 0.5, zoom: 0.84, veil: false },
} satisfies Record<string, BannerOptions>

export type Shape = keyof typeof SHAPES

/** A picture and its look, by its name. A closed list, so that callers cannot have drawn whatever they ask for. */
const LOOKS = {
  'home-bonus': { palette: 'mercan', family: 'gunes12', emblem: 'lale' },
  'home-sport': { palette: 'zumrut', family: 'yildiz10', emblem: 'top' },
  'home-cashier': { palette: 'deniz', family: 'altigen', emblem: 'sandik' },
  'sports-soon': { palette: 'zumrut', family: 'altigen', emblem: 'top' },
  'sports-fair': { palette: 'lapis', family: 'yildiz12', emblem: 'nal' },
  'live-sports-soon': { palette: 'deniz', family: 'yildiz8', emblem: 'yildirim' },
  'live-sports-pace': { palette: 'komur', family: 'hatem', emblem: 'can' },
  'esports-soon': { palette: 'patlican', family: 'petek', emblem: 'anka' },
  'esports-slots': { palette: 'gece', family: 'yildiz10', emblem: 'yedi' },
  'slot-seal': { palette: 'turkuaz', family: 'yildiz12', emblem: 'anahtar' },
  'slot-nar': { palette: 'mercan', family: 'lale', emblem: 'nar' },
  'slot-week': { palette: 'safran', family: 'semse', emblem: 'tac' },
  'live-soon': { palette: 'bakir', family: 'hatem', emblem: 'cark' },
  'live-slots': { palette: 'zumrut', family: 'yildiz8', emblem: 'kart' },
  'games-soon': { palette: 'lapis', family: 'dalga', emblem: 'ucak' },
  'games-rules': { palette: 'patlican', family: 'yildiz10', emblem: 'zar' },
  'bingo-soon': { palette: 'gul', family: 'gunes12', emblem: 'bingo' },
  'bingo-slots': { palette: 'turkuaz', family: 'petek', emblem: 'simit' },
  'tvbets-soon': { palette: 'komur', family: 'yildiz12', emblem: 'fener' },
  'tvbets-slots': { palette: 'gece', family: 'cintamani', emblem: 'balik' },
  'promotion-welcome': { palette: 'gece', family: 'yildiz12', emblem: 'zar' },
  'promotion-first': { palette: 'safran', family: 'yildiz8', emblem: 'sandik' },
  'promotion-wednesday': { palette: 'mercan', family: 'gunes12', emblem: 'nar' },
  'promotion-garden': { palette: 'zumrut', family: 'lale', emblem: 'lale' },
  'promotion-seal': { palette: 'turkuaz', family: 'yildiz10', emblem: 'nazar' },
  'promotion-studio': { palette: 'patlican', family: 'altigen', emblem: 'kiraz' },
  'promotion-tables': { palette: 'bakir', family: 'hatem', emblem: 'cark' },
  'promotion-coupon': { palette: 'lapis', family: 'yildiz12', emblem: 'top' },
  'promotion-transfer': { palette: 'deniz', family: 'dalga', emblem: 'gemi' },
  'promotion-insurance': { palette: 'bakir', family: 'altigen', emblem: 'nal' },
  'promotion-month': { palette: 'komur', family: 'semse', emblem: 'hilal' },
  'popup-welcome': { palette: 'gece', family: 'gunes12', emblem: 'zar' },
} satisfies Record<string, BannerOptions>

export type PictureName = keyof typeof LOOKS

export const PICTURE_NAMES = Object.keys(LOOKS) as PictureName[]

/** Raised when a drawing changes, so that browsers fetch it anew. */
const VERSION = 1

export const bannerUrl = (name: PictureName, shape: Shape): string =>
  `/art/banner/${name}-${shape}.svg?v=${VERSION}`

/** The picture that the home page shows before it has asked for any. */
const HERO = ['/art/hero-1-s.svg', '/art/hero-1-m.svg', '/art/hero-1.svg']
const HERO_NAME = 'hero'

/** An uploaded picture, by the hash of what it shows; of one size for all shapes. */
const MEDIA = /^media-([0-9a-f]{32}\.(?:png|jpg|webp))$/
const MEDIA_URL = /^\/media\/([0-9a-f]{32}\.(?:png|jpg|webp))$/
export const isMedia = (name: string): boolean => MEDIA.test(name)
export const mediaUrl = (name: string): string => `/media/${MEDIA.exec(name)?.[1]}`

const isName = (name: string): name is PictureName => Object.hasOwn(LOOKS, name)
export const hasPicture = (name: string): boolean => name === HERO_NAME || isName(name)

/** Addresses of a picture, by shape; a name that the catalogue does not have is a bug: it was checked before. */
function addressesOf(name: string, shapes: readonly Shape[]): string[] {
  if (name === HERO_NAME) return HERO.slice(0, shapes.length)
  if (isMedia(name)) return shapes.map(() => mediaUrl(name))
  if (!isName(name)) throw new Error(`no picture ${name}`)
  return shapes.map((shape) => bannerUrl(name, shape))
}

export const slideImages = (name: string): string[] => addressesOf(name, ['s', 'm', 'l'])
/** A popup's second is the widest. */
export const popupImages = (name: string): string[] => {
  const [small = '', middle = '', large = ''] = slideImages(name)
  return [small, large, middle]
}
export const promotionImages = (name: string): { type: number; url: string }[] => {
  const [card = '', wide = ''] = addressesOf(name, ['card', 'wide'])
  return [
    { type: 1, url: card },
    { type: 2, url: wide },
  ]
}

/** The name of the picture at an address; null where it is none of the catalogue. */
export function pictureIn(url: string | undefined): string | null {
  if (url?.startsWith('/art/hero-1')) return HERO_NAME
  const [, media] = MEDIA_URL.exec(url ?? '') ?? []
  if (media) return `media-${media}`
  const [, name = ''] = /^\/art\/banner\/(.+)-[a-z]+\.svg(?:\?|$)/.exec(url ?? '') ?? []
  return hasPicture(name) ? name : null
}

type Listed = { name: string; title: string; urls: Record<Shape, string> }

/** Every picture that a piece can have, uploaded ones first, with its addresses by shape. */
export const pictureCatalogue = (uploaded: readonly Pick<Listed, 'name' | 'title'>[]): Listed[] => {
  const drawn = [HERO_NAME, ...PICTURE_NAMES].map((name) => ({ name, title: name }))
  return [...uploaded, ...drawn].map(({ name, title }) => {
    const [s = '', m = '', l = ''] = slideImages(name)
    const [card, wide] = promotionImages(name)
    return { name, title, urls: { s, m, l, card: card?.url ?? s, wide: wide?.url ?? l } }
  })
}

/** The banner of a file such as `home-bonus-l.svg`; undefined when there is none of that name. */
export function drawBanner(file: string): string | undefined {
  const [, name = '', shape = ''] = /^(.+)-([a-z]+)\.svg$/.exec(file) ?? []
  if (!isName(name) || !Object.hasOwn(SHAPES, shape)) return undefined
  return banner(name, { ...SHAPES[shape as Shape], ...LOOKS[name] })
}

/** The emblem of a file such as `nar.svg`. */
export function drawEmblem(file: string): string | undefined {
  const name = /^([a-z]+)\.svg$/.exec(file)?.[1] ?? ''
  return isEmblem(name) ? emblem(name, { size: 108 }) : undefined
}
