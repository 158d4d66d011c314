import type { Language } from '../../../protocol.ts'
import { PICKS_MOST, type Risk } from '../rules.ts'
import type { JarFace } from './sight.ts'

type KenoWords = {
  risk: string
  risks: Record<Risk, string>
  draw: string
  random: string
  clear: string
  notNow: string
  nonePicked: string
  jar: (number: number, face: JarFace) => string
  board: (picks: number) => string
  drawn: string
  drawnOne: (number: number, isHit: boolean) => string
  pays: (picks: number) => string
  noPays: string
  hits: (hits: number) => string
  choose: string
  picked: (picks: number) => string
  drawing: string
  won: (hits: number, picks: number, times: string, sum: string) => string
  returned: (hits: number, picks: number, times: string, sum: string) => string
  lost: (hits: number, picks: number) => string
  summary: (hits: number, picks: number, risk: Risk) => string
  rules: readonly string[]
}

const TR_NUMBERS = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on']
const EN_NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const TR_FACES = { shut: '', picked: ', seçtin', drawn: ', çekildi', hit: ', seçtin, çekildi' }
const EN_FACES = { shut: '', picked: ', picked', drawn: ', drawn', hit: ', picked, drawn' }
const TR_RISKS = { low: 'Az', mid: 'Orta', high: 'Çok' }
const EN_RISKS = { low: 'Low', mid: 'Mid', high: 'High' }

const begun = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** `Sekiz seçimde dört isabet`. */
const trHits = (hits: number, picks: number) =>
  `${begun(TR_NUMBERS[picks] ?? '', 'tr')} seçimde ${hits === 0 ? 'isabet yok' : `${TR_NUMBERS[hits]} isabet`}`

/** `Four hits of eight`. */
const enHits = (hits: number, picks: number) =>
  `${begun(EN_NUMBERS[hits] ?? '', 'en')} ${hits === 1 ? 'hit' : 'hits'} of ${EN_NUMBERS[picks]}`

export const KENO_WORDS: Record<Language, KenoWords> = {
  tr: {
    risk: 'Risk',
    risks: TR_RISKS,
    draw: 'Çekiliş',
    random: 'Rastgele',
    clear: 'Temizle',
    notNow: 'çekiliş sürüyor',
    nonePicked: 'seçili küp yok',
    jar: (number, face) => `${number}${TR_FACES[face]}`,
    board: (picks) =>
      `Kırk küp, ${picks === 0 ? 'hiçbirini seçmedin' : `${picks} tanesini seçtin`}`,
    drawn: 'Çekilen küpler',
    drawnOne: (number, isHit) => `${number}${isHit ? ', isabet' : ''}`,
    pays: (picks) => `${begun(TR_NUMBERS[picks] ?? '', 'tr')} küple`,
    noPays: 'Ödemeler, kaç küp seçtiğine göre değişir.',
    hits: (hits) => `${hits} isabet`,
    choose: 'Bir ile on arası küp seç.',
    picked: (picks) =>
      picks === PICKS_MOST
        ? 'On küp seçtin, daha fazlası seçilmez. Çekilişi başlat.'
        : `${picks} / ${PICKS_MOST} küp seçtin. Çekilişi başlat.`,
    drawing: 'Küpler açılıyor.',
    won: (hits, picks, times, sum) => `${trHits(hits, picks)}: ${times}. ${sum} bakiyende.`,
    returned: (hits, picks, times, sum) => `${trHits(hits, picks)}: ${times}. Dönen ${sum}.`,
    lost: (hits, picks) => `${trHits(hits, picks)}. Bu tur kazanç yok.`,
    summary: (hits, picks, risk) =>
      `${trHits(hits, picks)}, risk ${TR_RISKS[risk].toLocaleLowerCase('tr')}.`,
    rules: [
      'Kırk küpten bir ile on arası seç. Onu çekilir; çekilen her küp eşit olasılıktadır.',
      'Seçtiğin bir küp çekilirse isabettir. Ödeme isabet sayısına bağlıdır; tabloda yoksa kazanç yoktur.',
      'Risk yalnız ödemeleri değiştirir, isabet olasılığını değiştirmez.',
      'Rastgele, seçtiğin kadar küpü yeniden seçer; hiç seçmediysen sekiz küp seçer.',
    ],
  },
  en: {
    risk: 'Risk',
    risks: EN_RISKS,
    draw: 'Draw',
    random: 'Random',
    clear: 'Clear',
    notNow: 'the draw is on',
    nonePicked: 'no jar is picked',
    jar: (number, face) => `${number}${EN_FACES[face]}`,
    board: (picks) => `Forty jars, ${picks === 0 ? 'none' : picks} picked`,
    drawn: 'Jars drawn',
    drawnOne: (number, isHit) => `${number}${isHit ? ', a hit' : ''}`,
    pays: (picks) => `With ${EN_NUMBERS[picks]} ${picks === 1 ? 'jar' : 'jars'}`,
    noPays: 'What is paid depends on how many jars you pick.',
    hits: (hits) => `${hits} ${hits === 1 ? 'hit' : 'hits'}`,
    choose: 'Pick one to ten jars.',
    picked: (picks) =>
      picks === PICKS_MOST
        ? 'You picked ten jars; no more can be picked. Start the draw.'
        : `You picked ${picks} of up to ${PICKS_MOST} jars. Start the draw.`,
    drawing: 'The jars are being opened.',
    won: (hits, picks, times, sum) =>
      `${enHits(hits, picks)}: ${times}. ${sum} is in your balance.`,
    returned: (hits, picks, times, sum) => `${enHits(hits, picks)}: ${times}. Returned ${sum}.`,
    lost: (hits, picks) => `${enHits(hits, picks)}. No win this round.`,
    summary: (hits, picks, risk) => `${enHits(hits, picks)}, ${EN_RISKS[risk].toLowerCase()} risk.`,
    rules: [
      'Pick one to ten of forty jars. Ten are drawn, each jar as likely as any other.',
      'A jar that you picked and that is drawn is a hit. The pay depends on the number of hits; a number that is not in the table pays nothing.',
      'Risk changes what is paid, never how likely a hit is.',
      'Random picks as many jars anew as you have picked, or eight if you have picked none.',
    ],
  },
}
