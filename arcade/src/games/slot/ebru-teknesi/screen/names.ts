import type { Language } from '../../../../protocol.ts'

/** One of a thing, and many. In Turkish a thing that is counted stays as it is. */
export type Name = readonly [one: string, many: string]

const same = (names: Record<string, string>): Record<string, Name> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, [name, name]]))

export const NAMES: Record<Language, Readonly<Record<string, Name>>> = {
  tr: same({
    elale: 'lale',
    ekaranfil: 'karanfil',
    ehatip: 'hatip',
    epapatya: 'papatya',
    eyuva: 'bülbülyuvası',
    ebattal: 'battal',
    etarak: 'taraklı',
    etarakaltin: 'altın damla',
    koc: 'koçboynuzu',
    elibelinde: 'elibelinde',
    hayat: 'hayat ağacı',
    taraknakis: 'tarak',
    cengel: 'çengel',
    goz: 'göz',
    pitrak: 'pıtrak',
    muska: 'muska',
    ari: 'arı',
    ihlamur: 'ıhlamur',
    kekik: 'kekik',
    petek1: 'tek benekli petek',
    petek2: 'iki benekli petek',
    petek3: 'üç benekli petek',
    petek4: 'dört benekli petek',
    kehribar: 'kraliçe kehribarı',
    tavuskusu: 'tavus',
    balik: 'balık',
    uzum: 'asma',
    tessera1: 'tek çizgili taş',
    tessera2: 'iki çizgili taş',
    tessera3: 'üç çizgili taş',
    tessera4: 'dört çizgili taş',
    firca: 'fırça',
  }),
  en: {
    elale: ['tulip', 'tulips'],
    ekaranfil: ['carnation', 'carnations'],
    ehatip: ['rosette', 'rosettes'],
    epapatya: ['daisy', 'daisies'],
    eyuva: ['nest', 'nests'],
    ebattal: ['stone drop', 'stone drops'],
    etarak: ['comb drop', 'comb drops'],
    etarakaltin: ['gold drop', 'gold drops'],
    koc: ['ram’s horn', 'ram’s horns'],
    elibelinde: ['hands-on-hips', 'hands-on-hips'],
    hayat: ['tree of life', 'trees of life'],
    taraknakis: ['comb', 'combs'],
    cengel: ['hook', 'hooks'],
    goz: ['eye', 'eyes'],
    pitrak: ['burdock', 'burdocks'],
    muska: ['amulet', 'amulets'],
    ari: ['bee', 'bees'],
    ihlamur: ['lime flower', 'lime flowers'],
    kekik: ['thyme', 'thymes'],
    petek1: ['cell with one dot', 'cells with one dot'],
    petek2: ['cell with two dots', 'cells with two dots'],
    petek3: ['cell with three dots', 'cells with three dots'],
    petek4: ['cell with four dots', 'cells with four dots'],
    kehribar: ['queen’s amber', 'queen’s ambers'],
    tavuskusu: ['peacock', 'peacocks'],
    balik: ['fish', 'fish'],
    uzum: ['vine', 'vines'],
    tessera1: ['tessera with one line', 'tesserae with one line'],
    tessera2: ['tessera with two lines', 'tesserae with two lines'],
    tessera3: ['tessera with three lines', 'tesserae with three lines'],
    tessera4: ['tessera with four lines', 'tesserae with four lines'],
    firca: ['brush', 'brushes'],
  },
}

export const nameOf = (id: string, language: Language): string => NAMES[language][id]?.[0] ?? id

/** `8 papatya`, `8 daisies`. */
export function countedName(count: number, id: string, language: Language): string {
  const [one, many] = NAMES[language][id] ?? [id, id]
  return `${count} ${count === 1 ? one : many}`
}
