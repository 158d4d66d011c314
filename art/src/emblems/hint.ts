import type { EmblemName } from './index.ts'

const PLAIN: Record<string, string> = {
  ğ: 'g',
  ü: 'u',
  ş: 's',
  ı: 'i',
  ö: 'o',
  ç: 'c',
  â: 'a',
  î: 'i',
  û: 'u',
}

/** Plain lower-case letters, so that a word start is a word start in Turkish too. */
function fold(text: string): string {
  return text.toLocaleLowerCase('tr').replace(/[ğüşıöçâîû’']/g, (letter) => PLAIN[letter] ?? ' ')
}

const HINTS: [EmblemName, RegExp][] = [
  ['nar', /\b(nar|pomegranate)\b/],
  ['nazar', /\b(nazar|goz|eye)\b/],
  ['balik', /\b(balik|fish|derya|deniz|hamsi|ege)/],
  ['kiraz', /\b(kiraz|meyve|cherry|fruit)/],
  ['narenciye', /\b(portakal|limon|citrus|narenciye)/],
  ['uzum', /\b(uzum|bag|baglari|grape)\b/],
  ['kitap', /\b(kitap|kitab|book|masal|hikaye)/],
  ['elmas', /\b(elmas|mucevher|diamond|gem|yakut|zumrut|lokum)/],
  ['tac', /\b(tac|taht|sultan|kral|krali|crown|king|queen|padisah)/],
  ['ucak', /\b(ucan|ucus|ucak|aviator|pilot|plane|kanat)/],
  ['roket', /\b(roket|rocket|uzay|space|galaksi|kursun)/],
  ['balon', /\b(balon|kapadokya|balloon)/],
  ['cark', /\b(rulet|roulette|cark|wheel)/],
  ['kart', /\b(blackjack|poker|bakara|baccarat|kart|card)/],
  ['tavla', /\b(tavla|backgammon)/],
  ['zar', /\b(zar|duses|dice|barbut|craps|sic)\b/],
  ['bingo', /\b(bingo|tombala|keno|lotto)/],
  ['pul', /\b(fis|chip|jackpot|sans|sansli)/],
  ['tavus', /\b(tavus|peacock)/],
  ['gunes', /\b(gunes|sun|solar)\b/],
  ['anahtar', /\b(anahtar|key|kapi|kapisi|han)\b/],
  ['sandik', /\b(hazine|sandik|treasure|kervan)/],
  ['fener', /\b(fener|kandil|lamp|lantern)/],
  ['gemi', /\b(gemi|korsan|ship|pirate|yelken|liman)/],
  ['karanfil', /\b(karanfil|gul|carnation|rose|kilim)\b/],
  ['cay', /\b(cay|tea|kahve)\b/],
  ['hilal', /\b(hilal|ay|moon|gece|night|mehtap)/],
  ['yildirim', /\b(simsek|yildirim|thunder|storm|lightning|firtina)/],
  ['lale', /\b(lale|tulip|bahce|garden)/],
  ['nal', /\b(nal|at|horse|kosu|hipodrom)\b/],
  ['ibrik', /\b(ibrik|ibrigi|saray|palace|hamam|bakir)/],
  ['can', /\b(can|zil|bell)\b/],
  ['yedi', /\b(yedi|seven|777|7)\b/],
  ['simit', /\b(simit|firin)/],
  ['kedi', /\b(kedi|kedisi|cat|van)\b/],
  ['anka', /\b(anka|phoenix|kus|bird|efsun)/],
  ['top', /\b(gol|futbol|football|penalti|penalty)/],
]

/** The emblem a game's name asks for, in Turkish or English. */
export function emblemHint(name: string): EmblemName | undefined {
  const plain = fold(name)
  return HINTS.find(([, word]) => word.test(plain))?.[0]
}
