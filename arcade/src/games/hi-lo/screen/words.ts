import type { Language } from '../../../protocol.ts'
import { RANK_NAMES } from '../../../screens/kit/card-words.ts'
import type { Call } from '../rules.ts'

type HiLoWords = {
  call: (call: Call, isEnd: boolean) => string
  by: Record<Call | 'skip' | 'first', string>
  chance: (percent: string) => string
  offer: (call: string, percent: string, times: string) => string
  overMost: string
  skip: string
  trail: string
  calls: string
  ifRight: Record<Call, string>
  win: string
  returned: string
  play: string
  cashOut: string
  callFirst: string
  choose: string
  dealing: string
  question: (rank: number) => string
  goOn: (n: number, times: string, question: string) => string
  won: (sum: string, times: string) => string
  atEnd: (sum: string, times: string) => string
  returnedSum: (sum: string) => string
  lost: (card: string) => string
  stakeBack: string
  summaryOut: (n: number, times: string) => string
  summaryWrong: (n: number, card: string) => string
  rules: readonly string[]
}

const words = (text: string): readonly string[] => text.split(' ')
const TR_NUMBERS = words('Sıfır Bir İki Üç Dört Beş Altı Yedi Sekiz Dokuz On')
const EN_NUMBERS = words('Zero One Two Three Four Five Six Seven Eight Nine Ten')
const TR_OF_RANK = words(
  'asın ikinin üçün dördün beşin altının yedinin sekizin dokuzun onlunun valenin kızın papazın',
)
const [ACE, KING] = [0, 12]

function trQuestion(rank: number): string {
  if (rank === ACE) return 'Sıradaki kart asın üstünde mi, yoksa as mı?'
  if (rank === KING) return 'Sıradaki kart papazın altında mı, yoksa papaz mı?'
  return `Sıradaki kart ${TR_OF_RANK[rank]} altında mı, üstünde mi?`
}

function enQuestion(rank: number): string {
  if (rank === ACE) return 'Is the next card above the ace, or an ace?'
  if (rank === KING) return 'Is the next card below the king, or a king?'
  return `Is the next card below or above the ${RANK_NAMES.en[rank]}?`
}

const TR_CALLS = { higher: 'Üst', lower: 'Alt', same: 'Eşit' }
const EN_CALLS = { higher: 'Higher', lower: 'Lower', same: 'Same' }

export const HI_LO_WORDS: Record<Language, HiLoWords> = {
  tr: {
    call: (call, isEnd) => (isEnd ? TR_CALLS[call] : `${TR_CALLS[call]} ya da eşit`),
    by: { ...TR_CALLS, skip: 'Atlandı', first: 'İlk' },
    chance: (percent) => `%${percent} olasılık`,
    offer: (call, percent, times) => `${call}: yüzde ${percent}, ${times} kat`,
    overMost: 'En yüksek kazancı aşar',
    skip: 'Kartı atla',
    trail: 'Bu turun kartları',
    calls: 'Tahminler',
    ifRight: { higher: 'Üst doğruysa', lower: 'Alt doğruysa', same: 'Eşit doğruysa' },
    win: 'Kazanç',
    returned: 'Dönen',
    play: 'Oyna',
    cashOut: 'Çek',
    callFirst: 'Önce bir tahmin yap',
    choose: 'Bahsini seç, ilk kartı aç.',
    dealing: 'İlk kart geliyor.',
    question: trQuestion,
    goOn: (n, times, question) => `${TR_NUMBERS[n] ?? n} doğru: ${times}. ${question}`,
    won: (sum, times) => `Çektin: ${sum}, bahsinin ${times} katı.`,
    atEnd: (sum, times) => `Yolun sonuna geldin: ${sum}, bahsinin ${times} katı.`,
    returnedSum: (sum) => `Dönen ${sum}.`,
    lost: (card) => `${card} geldi. Bu tur kazanç yok.`,
    stakeBack: 'Tahmin yapılmadı, bahsin geri döndü.',
    summaryOut: (n, times) => `${n} doğru, ${times} ile çekildi.`,
    summaryWrong: (n, card) => `${n} doğru, sonra yanlış: ${card}.`,
    rules: [
      'Sıradaki kartın açık karttan büyük mü küçük mü olduğunu tahmin edersin. As en küçük, papaz en büyük karttır.',
      'Eşit kart tahminini doğru sayar. As ve papazda eşit, ayrı bir tahmindir.',
      'Her kart 52 kartın hepsinden çekilir; çıkanlar eksilmez. Kart atlamak ücretsizdir, bir turda en çok 52 kez.',
      'Doğru tahminler çarpanı büyütür, en çok 5.000 kata kadar. İlk doğrudan sonra istediğin an çekebilirsin; yanlış tahminde kazanç olmaz.',
    ],
  },
  en: {
    call: (call, isEnd) => (isEnd ? EN_CALLS[call] : `${EN_CALLS[call]} or same`),
    by: { ...EN_CALLS, skip: 'Skipped', first: 'First' },
    chance: (percent) => `${percent}% chance`,
    offer: (call, percent, times) => `${call}: ${percent} percent, ${times} times`,
    overMost: 'Over the highest win',
    skip: 'Skip card',
    trail: 'Cards of this round',
    calls: 'Guesses',
    ifRight: { higher: 'If higher', lower: 'If lower', same: 'If same' },
    win: 'Win',
    returned: 'Returned',
    play: 'Play',
    cashOut: 'Cash out',
    callFirst: 'Make a call first',
    choose: 'Choose your stake and turn the first card.',
    dealing: 'The first card is coming.',
    question: enQuestion,
    goOn: (n, times, question) => `${EN_NUMBERS[n] ?? n} right: ${times}. ${question}`,
    won: (sum, times) => `You cashed out ${sum}, ${times} times your stake.`,
    atEnd: (sum, times) => `You reached the end: ${sum}, ${times} times your stake.`,
    returnedSum: (sum) => `Returned ${sum}.`,
    lost: (card) => `${card}. No win this round.`,
    stakeBack: 'No guess was made. Your stake was returned.',
    summaryOut: (n, times) => `${n} right, cashed out at ${times}.`,
    summaryWrong: (n, card) => `${n} right, then wrong: ${card}.`,
    rules: [
      'You guess whether the next card is higher or lower than the open one. The ace is the lowest card, the king the highest.',
      'An equal card counts as right. On an ace and a king, same is a guess of its own.',
      'Each card is drawn of all 52; none goes missing. Skipping a card is free, up to 52 times a round.',
      'Right guesses raise the multiplier, to 5,000 at most. You may cash out any time after the first one; a wrong guess ends the round without a win.',
    ],
  },
}
