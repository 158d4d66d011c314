import type { Kind } from '@zar/contract/office/content/pieces'
import { locale } from '../../lib/language/translate.ts'

type Both = readonly [tr: string, en: string]
const say = ([tr, en]: Both): string => (locale === 'tr' ? tr : en)

const KIND_NAMES: Record<Kind, Both> = {
  slide: ['Slaytlar', 'Slides'],
  promotion: ['Promosyonlar', 'Promotions'],
  page: ['Sayfalar', 'Pages'],
  popup: ['Açılır pencere', 'Popup'],
  text: ['Duyuru ve kısa metinler', 'Notices and short texts'],
}
export const kindName = (kind: Kind): string => say(KIND_NAMES[kind])

const PLACE_NAMES: Record<string, Both> = {
  home: ['Ana sayfa', 'Home'],
  sports: ['Spor', 'Sports'],
  'live-sports': ['Canlı spor', 'Live sports'],
  esports: ['E-spor', 'Esports'],
  slot: ['Slot', 'Slots'],
  live: ['Canlı casino', 'Live casino'],
  games: ['Oyunlar', 'Games'],
  bingo: ['Bingo', 'Bingo'],
  tvbets: ['TV oyunları', 'TV games'],
  welcome: ['Hoş geldin', 'Welcome'],
  slots: ['Slot', 'Slots'],
  cashback: ['İade', 'Cashback'],
  payment: ['Ödeme', 'Payments'],
  story: ['Alt bilgi: Zar', 'Footer: Zar'],
  use: ['Alt bilgi: kullanım koşulları', 'Footer: terms of use'],
  service: ['Alt bilgi: hizmet koşulları', 'Footer: terms of service'],
  footer: ['Alt bilgi: yardım', 'Footer: help'],
  menu: ['Sayfa menüsü', 'Menu of pages'],
  all: ['Herkes', 'Everybody'],
  visitors: ['Giriş yapmamış olanlar', 'Visitors who are not signed in'],
}
export const placeName = (place: string): string => {
  const known = PLACE_NAMES[place]
  return known ? say(known) : place
}

const FIELD_NAMES: Record<string, Both> = {
  kicker: ['Üst satır', 'Kicker'],
  title: ['Başlık', 'Title'],
  note: ['Not', 'Note'],
  summary: ['Özet', 'Summary'],
  action: ['Düğme', 'Button'],
  value: ['Metin', 'Text'],
  blocks: ['Gövde', 'Body'],
  picture: ['Resim', 'Picture'],
  link: ['Nereye', 'Leads to'],
  place: ['Yer', 'Place'],
  offer: ['Teklif', 'Offer'],
}
export const fieldName = (field: string): string => {
  const [name = field, at] = field.split('.')
  const known = FIELD_NAMES[name]
  const text = known ? say(known) : name
  return at === undefined ? text : `${text} ${Number(at) + 1}`
}
