/** What each part of a market's key is called, in both languages, as people write it. */
const OF_PART: Readonly<Record<string, string>> = {
  result: 'maç sonucu 1x2 ms match result winner',
  winner: 'maç kazananı kazanır match winner moneyline',
  dc: 'çifte şans çş double chance',
  dnb: 'beraberlikte iade draw no bet dnb',
  btts: 'karşılıklı gol kg var yok both teams to score btts yes no',
  oe: 'tek çift odd even',
  total: 'toplam alt üst altı üstü total over under',
  ah: 'asya handikapı asian handicap ah',
  eh: 'handikaplı maç sonucu handikap european handicap eh',
  score: 'doğru skor correct score',
  exact: 'tam gol sayısı exact goals',
  range: 'toplam gol aralığı goal range',
  margin: 'kazanma farkı fark aralığı winning margin',
  htft: 'ilk yarı maç sonucu iy ms half time full time ht ft',
  mosthalf: 'en çok gol olan yarı highest scoring half',
  bothhalves: 'iki yarıda da gol goal in both halves',
  resulttotal: 'maç sonucu ve alt üst result and total over under',
  resultbtts: 'maç sonucu ve karşılıklı gol kg result and both teams to score btts',
  totalbtts: 'alt üst ve karşılıklı gol kg total over under and both teams to score btts',
  dctotal: 'çifte şans ve alt üst double chance and total over under',
  nextgoal: 'sıradaki gol next goal',
  lastgoal: 'son gol last goal',
  race: 'ilk ulaşan race to first to',
  goaltime: 'ilk golün dakikası time of the first goal',
  penalty: 'penaltı penalty',
  corners: 'korner corners',
  cards: 'kart cards bookings',
  card: 'kart görür to be carded booked',
  red: 'kırmızı red sent off',
  points: 'puan points booking',
  shots: 'şut shots',
  sot: 'isabetli şut shots on target',
  fouls: 'faul fouls',
  player: 'oyuncu player',
  first: 'ilk golü atar first goalscorer golcü',
  any: 'gol atar golcü anytime goalscorer',
  two: 'iki gol atar golcü two or more',
  ga: 'gol ya da asist goal or assist',
  tie: 'tur tie',
  qualify: 'tur atlar to qualify',
  cup: 'kupayı kaldırır to lift the cup',
  et: 'uzatma extra time',
  pens: 'penaltı atışları shoot out penalties',
  overtime: 'uzatma olur overtime',
  rebounds: 'ribaund rebounds',
  assists: 'asist assists',
  sets: 'set skoru sets score',
  tiebreak: 'tie break',
  nextgame: 'sıradaki oyun next game',
  round: 'sıradaki raunt next round',
  firstblood: 'ilk kan first blood',
  firsttower: 'ilk kule first tower',
  firstdragon: 'ilk ejder first dragon',
  firstbaron: 'ilk baron first baron',
  firstroshan: 'ilk roshan first roshan',
  touchdowns: 'toplam touchdown total touchdowns',
  firstscore: 'ilk sayının türü first score',
  outright: 'uzun vade outright',
  maps: 'harita skoru maps score',
  rounds: 'raunt rounds',
  kills: 'skor kills',
  duration: 'süre duration',
  pistol: 'tabanca rauntu pistol round',
  h: 'yarı half',
  q: 'çeyrek quarter',
  p: 'periyot period',
  set: 'set',
  map: 'harita map',
}
/** Halves that have a name, beside their number. */
const HALVES: Readonly<Record<string, string>> = {
  h1: 'ilk yarı iy birinci first half 1',
  h2: 'ikinci yarı second half 2',
}

/** The words of a market's key; those of one side have none, since their match has them all. */
export function wordsOfMarket(market: string): string {
  const parts = market.split('.')
  if (parts.at(-1) === 'home' || parts.at(-1) === 'away') return ''
  return parts.map((part) => HALVES[part] ?? OF_PART[part] ?? numbered(part)).join(' ')
}

function numbered(part: string): string {
  const [, name = '', number = ''] = /^([a-z]+)(\d)$/.exec(part) ?? []
  return `${OF_PART[name] ?? ''} ${number}`
}
