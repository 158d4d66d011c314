import type { Language } from '../../../../protocol.ts'
import { whole } from '../../../../screens/figures.ts'
import type { Meter } from '../rules.ts'

/** What a title calls its parts. */
export type TrayWords = {
  /** One of what lies on the tray. */
  unit: string
  meter: string
  gold: string
  change: string
  comb: string
  /** The second line of the coin: which tray of the chain. */
  wave: (at: number) => string
  ready: string
  arriving: string
  goingOn: string
  counted: (drops: number) => string
}

type Titles = Readonly<Record<string, TrayWords>>

const TITLES: Record<Language, Titles> = {
  tr: {
    zar_ebru_teknesi: {
      unit: 'damla',
      meter: 'Tarak',
      gold: 'Altın damla',
      change: 'Renk değişir',
      comb: 'Büyük tarama',
      wave: (at) => `${at}. tarama`,
      ready: 'Beş ve daha çok bitişik damla birleşir.',
      arriving: 'Damlalar yayılıyor.',
      goingOn: 'Tarama sürüyor.',
      counted: (drops) => `Taranan ${drops}.`,
    },
    zar_kilim_dokuyan: {
      unit: 'motif',
      meter: 'Bordür',
      gold: 'Muska',
      change: 'Boya değişir',
      comb: 'Kirkit vurur',
      wave: (at) => `${at}. sıra`,
      ready: 'Beş ve daha çok bitişik motif birleşir.',
      arriving: 'Motifler dokunuyor.',
      goingOn: 'Dokuma sürüyor.',
      counted: (drops) => `Dokunan ${drops}.`,
    },
    zar_petek_bahcesi: {
      unit: 'göz',
      meter: 'Bal',
      gold: 'Kraliçe kehribarı',
      change: 'Çiçek değişir',
      comb: 'Bal akar',
      wave: (at) => `${at}. süzme`,
      ready: 'Beş ve daha çok bitişik göz birleşir.',
      arriving: 'Gözler doluyor.',
      goingOn: 'Bal süzülüyor.',
      counted: (drops) => `Süzülen ${drops}.`,
    },
    zar_mozaik_avlusu: {
      unit: 'taş',
      meter: 'Kazı',
      gold: 'Fırça',
      change: 'Sır değişir',
      comb: 'Büyük süpürme',
      wave: (at) => `${at}. kazı`,
      ready: 'Beş ve daha çok bitişik taş birleşir.',
      arriving: 'Taşlar diziliyor.',
      goingOn: 'Kazı sürüyor.',
      counted: (drops) => `Çıkan ${drops}.`,
    },
  },
  en: {
    zar_ebru_teknesi: {
      unit: 'drop',
      meter: 'Comb',
      gold: 'Gold drop',
      change: 'Colour turns',
      comb: 'Great combing',
      wave: (at) => `combing ${at}`,
      ready: 'Five and more drops side by side run into one.',
      arriving: 'The drops spread.',
      goingOn: 'The combing goes on.',
      counted: (drops) => `Combed: ${drops}.`,
    },
    zar_kilim_dokuyan: {
      unit: 'motif',
      meter: 'Border',
      gold: 'Amulet',
      change: 'Dye turns',
      comb: 'The beater falls',
      wave: (at) => `row ${at}`,
      ready: 'Five and more motifs side by side join.',
      arriving: 'The motifs are woven.',
      goingOn: 'The weaving goes on.',
      counted: (drops) => `Woven: ${drops}.`,
    },
    zar_petek_bahcesi: {
      unit: 'cell',
      meter: 'Honey',
      gold: 'Queen’s amber',
      change: 'Flower turns',
      comb: 'The honey runs',
      wave: (at) => `pour ${at}`,
      ready: 'Five and more cells side by side run together.',
      arriving: 'The cells fill.',
      goingOn: 'The honey runs on.',
      counted: (drops) => `Strained: ${drops}.`,
    },
    zar_mozaik_avlusu: {
      unit: 'stone',
      meter: 'Dig',
      gold: 'Brush',
      change: 'Glaze turns',
      comb: 'Great sweep',
      wave: (at) => `layer ${at}`,
      ready: 'Five and more stones side by side join.',
      arriving: 'The stones are laid.',
      goingOn: 'The dig goes on.',
      counted: (drops) => `Uncovered: ${drops}.`,
    },
  },
}

export function trayWords(code: string, language: Language): TrayWords {
  const words = TITLES[language][code]
  if (!words) throw new RangeError(`${code} has no words`)
  return words
}

type CommonWords = {
  pays: string
  chance: (percent: string) => string
  units: (count: number, unit: string) => string
  least: (count: number, unit: string) => string
  joined: (what: string, sum: string) => string
  joinedMany: (clusters: number, sum: string) => string
  clusters: (trays: number, clusters: number) => string
  oneCluster: (what: string) => string
  won: (what: string, sum: string, times: string) => string
  returned: (what: string, sum: string) => string
  goldCame: (gold: string) => string
  changed: (change: string, from: string, to: string) => string
  combed: (comb: string) => string
  columns: (columns: readonly string[]) => string
  moving: (unit: string) => string
  most: (times: string) => string
  stands: (meter: string, drops: number, of: number) => string
  wild: string
}

export const CLUSTER_WORDS: Record<Language, CommonWords> = {
  tr: {
    pays: 'Ödemeler',
    chance: (percent) => `çıkma olasılığı ${percent}`,
    units: (count, unit) => `${count} ${unit}`,
    least: (count, unit) => `${count}+ ${unit}`,
    joined: (what, sum) => `${what} birleşti: ${sum}.`,
    joinedMany: (clusters, sum) => `${clusters} küme birleşti: ${sum}.`,
    clusters: (trays, clusters) =>
      trays === 1 ? `${clusters} küme birleşti` : `${trays} adımda ${clusters} küme birleşti`,
    oneCluster: (what) => `${what} birleşti`,
    won: (what, sum, times) => `${what}: ${sum}, bahsinin ${times} katı.`,
    returned: (what, sum) => `${what}. Dönen ${sum}.`,
    goldCame: (gold) => `${gold} geldi.`,
    changed: (change, from, to) => `${change}: ${from} → ${to}.`,
    combed: (comb) => `${comb}: bir sıra yenileniyor.`,
    columns: (columns) => `Yedi sütun, soldan sağa ve yukarıdan aşağı. ${columns.join('. ')}.`,
    moving: (unit) => `Yedi sıra yedi ${unit}, yerleşiyor.`,
    most: (times) => `Bir tur en çok bahsinin ${times} katını öder.`,
    stands: (meter, drops, of) => `${meter} ${drops} / ${of}`,
    wild: 'Her türün yerine geçer.',
  },
  en: {
    pays: 'Pays',
    chance: (percent) => `drawn ${percent} of the time`,
    units: (count, unit) => `${count} ${unit}s`,
    least: (count, unit) => `${count}+ ${unit}s`,
    joined: (what, sum) => `${what} joined: ${sum}.`,
    joinedMany: (clusters, sum) => `${clusters} clusters joined: ${sum}.`,
    clusters: (trays, clusters) =>
      trays === 1 ? `${clusters} clusters joined` : `${clusters} clusters joined in ${trays} steps`,
    oneCluster: (what) => `${what} joined`,
    won: (what, sum, times) => `${what}: ${sum}, ${times} times your stake.`,
    returned: (what, sum) => `${what}. Returned ${sum}.`,
    goldCame: (gold) => `${gold} has come.`,
    changed: (change, from, to) => `${change}: ${from} → ${to}.`,
    combed: (comb) => `${comb}: one row is drawn again.`,
    columns: (columns) =>
      `Seven columns, from left to right, each downwards. ${columns.join('. ')}.`,
    moving: (unit) => `Seven rows of seven ${unit}s, coming to rest.`,
    most: (times) => `A round pays ${times} times your stake at the most.`,
    stands: (meter, drops, of) => `${meter} ${drops} / ${of}`,
    wild: 'Stands for every kind.',
  },
}

type RulesOf = { tray: TrayWords; meter: Meter; mostTimes: number; language: Language }

/** How it is played, in the title's own words. */
export function rulesOf({ tray, meter, mostTimes, language }: RulesOf): readonly string[] {
  const { unit, gold, change, comb } = tray
  const most = CLUSTER_WORDS[language].most(whole(mostTimes, language))
  if (language === 'tr')
    return [
      `Yedi sıra ve yedi sütun: 49 ${unit}. Her ${unit}, ödemelerde yazan olasılıkla tek tek çekilir.`,
      `Yan yana ya da alt alta değen beş ve daha çok aynı ${unit} birleşir ve sayısına göre öder. Köşeden değmek yetmez. ${gold} her türün yerine geçer; iki kümede birden sayılabilir.`,
      'Birleşenler çıkar, üsttekiler kayar, boş yerlere yenileri gelir. Birleşen kalmayınca tur biter; bütün adımlar toplanır.',
      `${tray.meter}, turda çıkanları sayar. ${meter.gold}: sıradaki gelişte ${lowered(gold, 'tr')} de vardır. ${meter.change}: bir tür başka türe döner. ${meter.comb}: ${lowered(comb, 'tr')}, bir sıra yeniden çekilir. Her turda bir kez; hepsi tur başlarken çekilmiştir.`,
      most,
    ]
  return [
    `Seven rows and seven columns: 49 ${unit}s. Each ${unit} is drawn alone, with the chance that stands in the pays.`,
    `Five and more alike that touch by a side join, and pay by their number. A corner is not enough. The ${lowered(gold, 'en')} stands for every kind and may count in two clusters.`,
    'What has joined leaves, what is above it slides down, new ones come. The round ends when nothing joins; all its steps are added up.',
    `The ${lowered(tray.meter, 'en')} counts what has left in a round. ${meter.gold}: a ${lowered(gold, 'en')} is among the next to come. ${meter.change}: ${lowered(change, 'en')}, one kind turns into another. ${meter.comb}: ${lowered(comb, 'en')}, one row is drawn again. Once a round each; all of it was drawn as the round began.`,
    most,
  ]
}

const lowered = (word: string, language: Language): string =>
  word.charAt(0).toLocaleLowerCase(language) + word.slice(1)
