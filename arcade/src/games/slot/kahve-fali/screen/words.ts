import type { Language } from '../../../../protocol.ts'
import type { PickSheet } from '../sheets.ts'

/** What a title calls its boxes and what brings them. */
type TitleWords = {
  /** The coin's word. */
  brings: string
  box: string
  boxes: (count: number) => string
  begins: (scatters: number, boxes: number) => string
  ready: (scatters: number) => string
}

const TURKISH = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const ENGLISH = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const tr = (count: number) => (count === 12 ? 'on iki' : (TURKISH[count] ?? `${count}`))
const en = (count: number) => (count === 12 ? 'twelve' : (ENGLISH[count] ?? `${count}`))
const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('tr-TR') + text.slice(1)
const capitalEn = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

type TurkishTitle = { brings: string; box: string; fromBoxes: string; scatter: string }

const turkish = ({ brings, box, fromBoxes, scatter }: TurkishTitle): TitleWords => ({
  brings,
  box,
  boxes: (count) => `${count} ${box}`,
  begins: (scatters, boxes) =>
    `${capital(tr(scatters))} ${scatter}: ${tr(boxes)} ${fromBoxes} seçmeye başlıyorsun.`,
  ready: (scatters) =>
    `On çizgide soldan üç aynı kazandırır; ${tr(scatters)} ${scatter} ${box} seçtirir.`,
})

type EnglishTitle = { brings: string; box: readonly [string, string]; scatters: string }

const english = ({ brings, box, scatters: name }: EnglishTitle): TitleWords => ({
  brings,
  box: box[0],
  boxes: (count) => `${count} ${box[count === 1 ? 0 : 1]}`,
  begins: (scatters, boxes) =>
    `${capitalEn(en(scatters))} ${name}: you begin to pick among ${en(boxes)} ${box[1]}.`,
  ready: (scatters) =>
    `Three alike from the left win on ten lines; ${en(scatters)} ${name} bring ${box[1]} to pick.`,
})

const TITLES: Record<string, Record<Language, TitleWords>> = {
  zar_kahve_fali: {
    tr: turkish({ brings: 'Tepsi', box: 'fincan', fromBoxes: 'fincandan', scatter: 'tepsi' }),
    en: english({ brings: 'Tray', box: ['cup', 'cups'], scatters: 'trays' }),
  },
  zar_hamam_tasi: {
    tr: turkish({ brings: 'Taslar', box: 'tas', fromBoxes: 'tastan', scatter: 'musluk' }),
    en: english({ brings: 'Bowls', box: ['bowl', 'bowls'], scatters: 'taps' }),
  },
  zar_ceyiz_sandigi: {
    tr: turkish({ brings: 'Sandık', box: 'kutu', fromBoxes: 'kutudan', scatter: 'sandık' }),
    en: english({ brings: 'Chest', box: ['box', 'boxes'], scatters: 'chests' }),
  },
}

/** A title's words by its code. */
export function wordsOf(code: string, language: Language): TitleWords {
  const title = TITLES[code]
  if (!title) throw new RangeError(`${code} has no words`)
  return title[language]
}

type Counts = { closed: number; prizes: number; empties: number }

type PickWords = {
  random: string
  opened: string
  wereOpened: string
  closed: string
  over: string
  prizes: (count: number) => string
  empties: (count: number) => string
  drawn: string
  total: (times: string, sum: string) => string
  empty: string
  /** Of a box by its number. */
  place: (place: number, box: string, content: string) => string
  isClosed: string
  pickOne: (box: string, counts: Counts) => string
  pickOn: (counts: Counts) => string
  turning: (place: number, box: string) => string
  found: (boxes: string, times: string, sum: string) => string
  foundNone: (box: string) => string
  whole: (lines: string, sum: string, isWin: boolean) => string
  tray: string
  wildNote: string
  rules: (title: TitleWords, sheet: PickSheet, scatter: string) => readonly string[]
}

const listed = (prizes: readonly number[]) => prizes.map((prize) => `${prize}×`).join(', ')

/** What the machine says under every title. */
export const PICK_WORDS: Record<Language, PickWords> = {
  tr: {
    random: 'Rastgele',
    opened: 'Açılan',
    wereOpened: 'açıldı',
    closed: 'Kapalı',
    over: 'Tur bitti',
    prizes: (count) => `${count} ödül`,
    empties: (count) => `${count} boş: tur biter`,
    drawn: 'Ödüller baştan çekildi',
    total: (times, sum) => `Toplam ${times} · ${sum}`,
    empty: 'boş',
    place: (place, box, content) => `${place}. ${box}: ${content}`,
    isClosed: 'kapalı',
    pickOne: (box, { prizes, empties }) =>
      `Bir ${box} seç: ${prizes} ödül, ${empties} boş. Ödüller baştan çekildi.`,
    pickOn: ({ closed, empties }) => `${closed} kapalı, ${empties} boş; bir tane daha seç.`,
    turning: (place, box) => `${place}. ${box} açılıyor.`,
    found: (boxes, times, sum) => `${boxes} ödüllü, toplam ${times}: ${sum}.`,
    foundNone: (box) => `İlk ${box} boş çıktı.`,
    whole: (lines, sum, isWin) => (isWin ? `Çizgilerden ${lines}, hepsi ${sum}.` : `Dönen ${sum}.`),
    tray: 'Seçilecekler',
    wildNote: 'Joker: her resmin yerine geçer.',
    rules: (title, { pick }, scatter) => {
      const boxes = pick.prizes.length + pick.ends
      return [
        'Beş makarada üçer resim, on çizgi vardır. Soldan başlayan üç ya da daha çok aynı resim ödenir.',
        `${capital(tr(pick.scatters))} ya da daha çok ${scatter} görünürse önüne ${title.boxes(boxes)} gelir: ${listed(pick.prizes)} ve ${tr(pick.ends)} boş.`,
        'Neyin nerede olduğu çevirmeyle birlikte çekilir; hangi sırayla seçtiğin hiçbir şeyi değiştirmez. Boş çıkınca tur biter, o ana kadar açtıklarının toplamı bahsinle çarpılıp ödenir ve kalanların içi gösterilir.',
        'Yarıda bırakırsan tur seni bekler. Bir gün dönmezsen kalanlar sırayla açılır.',
      ]
    },
  },
  en: {
    random: 'Random',
    opened: 'Opened',
    wereOpened: 'opened',
    closed: 'Closed',
    over: 'Round over',
    prizes: (count) => `${count} ${count === 1 ? 'prize' : 'prizes'}`,
    empties: (count) => `${count} empty: ends the round`,
    drawn: 'Prizes were drawn beforehand',
    total: (times, sum) => `Total ${times} · ${sum}`,
    empty: 'empty',
    place: (place, box, content) => `${capitalEn(box)} ${place}: ${content}`,
    isClosed: 'closed',
    pickOne: (box, { prizes, empties }) =>
      `Pick a ${box}: ${prizes} prizes, ${empties} empty. They were drawn beforehand.`,
    pickOn: ({ closed, empties }) => `${closed} closed, ${empties} empty; pick one more.`,
    turning: (place, box) => `${capitalEn(box)} ${place} is opened.`,
    found: (boxes, times, sum) => `${boxes} with a prize, total ${times}: ${sum}.`,
    foundNone: (box) => `The first ${box} was empty.`,
    whole: (lines, sum, isWin) =>
      isWin ? `From lines ${lines}, in all ${sum}.` : `Returned ${sum}.`,
    tray: 'To pick from',
    wildNote: 'Wild: stands for every picture.',
    rules: (title, { pick }, scatter) => {
      const boxes = pick.prizes.length + pick.ends
      return [
        'Five reels show three pictures each, with ten lines. Three or more alike from the left are paid.',
        `${capitalEn(en(pick.scatters))} or more ${scatter} bring ${title.boxes(boxes)}: ${listed(pick.prizes)} and ${en(pick.ends)} empty.`,
        'What is where is drawn with the spin; the order that you pick in changes nothing. An empty one ends the round: what you opened before it is paid, times your stake, and what the others held is shown.',
        'If you leave in the middle, the round waits for you. After a day the rest is opened in order.',
      ]
    },
  },
}
