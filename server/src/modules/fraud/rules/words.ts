/**
 * Words of players that say distress, debt or self-harm, in Turkish and English (docs/risk.md). Each is a run of
 * words as they are folded: small letters without marks. A star stands for any ending.
 */
export const WORD_KINDS = ['self_harm', 'distress', 'debt'] as const
export type WordKind = (typeof WORD_KINDS)[number]

export const WORDS: Record<WordKind, readonly string[]> = {
  self_harm: [
    'intihar*',
    'canima kiy*',
    'kendimi oldur*',
    'kendimi asacagim',
    'kendimi asicam',
    'kendime zarar',
    'kendime kiyacagim',
    'kendime kiyarim',
    'hayatima son ver*',
    'olmek istiyorum',
    'artik yasamak istemiyorum',
    'ben yasamak istemiyorum',
    'yasamaya degmez',
    'suicide',
    'suicidal',
    'kill myself',
    'killing myself',
    'end my life',
    'ending my life',
    'take my own life',
    'hurt myself',
    'harm myself',
    'self harm*',
    'want to die',
    'wanna die',
    'dont want to live',
    'do not want to live',
    'no reason to live',
  ],
  distress: [
    'kumar bagimli*',
    'bahis bagimli*',
    'oyun bagimlisiyim',
    'bagimli oldum',
    'kumari birakam*',
    'bahsi birakam*',
    'oynamayi birakam*',
    'kendimi durduram*',
    'kendimi kontrol edem*',
    'hayatim mahvoldu',
    'hayatim karardi',
    'hayatimi mahvett*',
    'yuvam yikildi',
    'ailem dagildi',
    'her seyimi kaybettim',
    'evimi kaybettim',
    'kira parami kaybett*',
    'kira parasini kaybett*',
    'maasimin tamamini kaybett*',
    'butun maasimi kaybett*',
    'tum maasimi kaybett*',
    'cok caresizim',
    'gambling problem',
    'gambling addict*',
    'addicted to gambling',
    'addicted to betting',
    'cant stop gambling',
    'cannot stop gambling',
    'cant control myself',
    'ruined my life',
    'lost everything i have',
    'lost everything i own',
    'lost all my savings',
    'lost my home',
    'lost my house',
    'lost my rent',
    'lost the rent money',
    'lost my whole salary',
    'i am desperate',
    'im desperate',
  ],
  debt: [
    'borc batag*',
    'borca batt*',
    'borca gird*',
    'borc icinde*',
    'borclarimi odeyem*',
    'borcumu odeyem*',
    'kumar borc*',
    'tefeci*',
    'kredi cekip oyna*',
    'kredi cekip yatir*',
    'kredi cektim oyna*',
    'icralik oldum',
    'evime haciz',
    'eve haciz',
    'maasima haciz',
    'am in debt',
    'im in debt',
    'into debt',
    'deep in debt',
    'gambling debt*',
    'cant pay my debt*',
    'cannot pay my debt*',
    'loan shark*',
    'borrowed to gamble',
    'borrowed money to gamble',
    'took a loan to gamble',
    'took a loan to play',
  ],
}

/** A film, and what bettors call a risky slip. */
const NOT_MEANT = [
  'suicide squad',
  'suicide bet*',
  'suicide pool*',
  'intihar timi',
  'intihar kupon*',
]

const pattern = (phrase: string): string =>
  phrase.endsWith('*') ? `${phrase.slice(0, -1)}[a-z]*` : phrase
const whole = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<= )(?:${phrases.map(pattern).join('|')})(?= )`, 'g')

const UNMEANT = whole(NOT_MEANT)
const MEANT = WORD_KINDS.map((kind) => [kind, whole(WORDS[kind])] as const)

/** Small letters without marks, whichever keyboard they came from; words parted by one space each. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/['’‘`]/g, '')
  return ` ${plain.replaceAll(/[^a-z]+/g, ' ').trim()} `
}

/** How often each kind is said; nothing where none is. */
export function wordsIn(text: string): Map<WordKind, number> {
  const folded = fold(text).replaceAll(UNMEANT, '-')
  const seen = new Map<WordKind, number>()
  for (const [kind, words] of MEANT) {
    const count = folded.match(words)?.length ?? 0
    if (count > 0) seen.set(kind, count)
  }
  return seen
}
