import type { Language } from '../../../protocol.ts'

type LeagueWords = {
  week: (number: number) => string
  season: (number: number) => string
  matches: string
  length: string
  seconds: (seconds: number) => string
  markets: Record<string, string>
  heads: { result: string; goals: string; both: string; scores: string }
  score: (score: string) => string
  more: string
  less: string
  table: string
  /** Under a head that says the rest. */
  shorts: Record<'over' | 'under' | 'both' | 'not-both', string>
  columns: { team: string; played: string; goals: string; points: string }
  pitch: (home: string, away: string) => string
  versus: (home: string, away: string) => string
  scores: string
  minute: (minute: number) => string
  goal: string
  halfTime: string
  kickOff: string
  over: string
  goals: (minutes: string) => string
  noGoals: string
  scored: (minute: number, team: string, match: string) => string
  stands: (minute: number, match: string) => string
  ended: (week: string, matches: string) => string
  events: string
  noEvents: string
  event: Record<'goal' | 'shot' | 'save' | 'corner' | 'card', string>
  noResults: string
  past: string
  rules: readonly string[]
  keys: string
}

export const LEAGUE_WORDS: Record<Language, LeagueWords> = {
  tr: {
    week: (number) => `${number}. hafta`,
    season: (number) => `${number}. sezon`,
    matches: 'Maç',
    length: 'Süre',
    seconds: (seconds) => `${seconds} sn`,
    markets: {
      draw: 'Beraberlik',
      over: '2,5 üst',
      under: '2,5 alt',
      both: 'Karşılıklı gol var',
      'not-both': 'Karşılıklı gol yok',
    },
    heads: { result: 'Maç sonucu', goals: 'Toplam gol', both: 'Karşılıklı gol', scores: 'Skor' },
    score: (score) => `Skor ${score}`,
    more: 'Tüm oranlar',
    less: 'Daha az',
    table: 'Puanlar',
    shorts: { over: '2,5 üst', under: '2,5 alt', both: 'Var', 'not-both': 'Yok' },
    columns: { team: 'Takım', played: 'O', goals: 'A–Y', points: 'P' },
    pitch: (home, away) => `Saha: ${home} ile ${away}.`,
    versus: (home, away) => `${home} – ${away}`,
    scores: 'Haftanın maçları',
    minute: (minute) => `${minute}′`,
    goal: 'GOL',
    halfTime: 'Devre arası.',
    kickOff: 'Maçlar başladı.',
    over: 'Bitti',
    goals: (minutes) => `Goller: ${minutes}. dakika`,
    noGoals: 'Henüz gol yok',
    scored: (minute, team, match) => `${minute}. dakika, gol, ${team}. ${match}.`,
    stands: (minute, match) => `${minute}. dakika. ${match}.`,
    ended: (week, matches) => `${week} bitti. ${matches}.`,
    events: 'Maçın olayları',
    noEvents: 'Maç başlayınca olaylar burada görünür.',
    event: { goal: 'Gol', shot: 'Şut', save: 'Kurtarış', corner: 'Korner', card: 'Kart' },
    noResults: 'Bu ziyarette biten hafta henüz yok.',
    past: 'Geçmiş sonuçlar sıradaki haftayı etkilemez.',
    rules: [
      'Ligde on altı takım var; bir sezon otuz haftadır ve her hafta sekiz maç oynanır. Bir hafta üç dakikadır: bahisler 78 saniye açıktır, maçlar 90 saniye sürer.',
      'Her takımın gücü sabittir, geçmiş sonuçlardan etkilenmez. Bir maçta ev sahibinin ve konuğun golleri, güçlerinden çıkan olasılıklarla ayrı ayrı çekilir.',
      'Maç sonucu: ev sahibi, beraberlik, konuk. Toplam gol: üç ve üstü ya da iki ve altı. Karşılıklı gol: iki takım da gol atar ya da en az biri atmaz. Skor: maçın tam skoru.',
      'Oran, olasılığa bölünmüş %95’tir ve aşağı yuvarlanır. Bahsin, yaptığın andaki oranla kalır. Oranı çok düşük ya da çok yüksek olan skora bahis yapılmaz.',
      'Film çekilen sonuçtan anlatılır; maçın gidişi sonucu değiştirmez. Bahisler hafta bitince ödenir.',
      'Bir haftada en çok on bahis yapabilirsin; kapanışa bir saniye kalana kadar geri alabilirsin. Maçlar sürerken sıradaki haftanın bahsini sıraya yazabilirsin.',
      'Sunucu bir haftayı sürdüremezse o hafta iptal edilir ve bütün bahisler geri verilir.',
      'Takımlar uydurmadır. Sonuçlar sunucudan gelir ve Kanıt’tan doğrulanabilir.',
    ],
    keys: '1–4: tutar · Boşluk: oyna · R: kurallar · H: geçmiş · F: kanıt · M: ses · G: tam ekran',
  },
  en: {
    week: (number) => `Week ${number}`,
    season: (number) => `Season ${number}`,
    matches: 'Matches',
    length: 'Length',
    seconds: (seconds) => `${seconds} s`,
    markets: {
      draw: 'Draw',
      over: 'Over 2.5',
      under: 'Under 2.5',
      both: 'Both teams score',
      'not-both': 'Not both score',
    },
    heads: { result: 'Result', goals: 'Goals', both: 'Both score', scores: 'Score' },
    score: (score) => `Score ${score}`,
    more: 'All odds',
    less: 'Fewer',
    table: 'Table',
    shorts: { over: 'Over 2.5', under: 'Under 2.5', both: 'Yes', 'not-both': 'No' },
    columns: { team: 'Team', played: 'P', goals: 'F–A', points: 'Pts' },
    pitch: (home, away) => `The pitch: ${home} and ${away}.`,
    versus: (home, away) => `${home} – ${away}`,
    scores: 'Matches of the week',
    minute: (minute) => `${minute}′`,
    goal: 'GOAL',
    halfTime: 'Half-time.',
    kickOff: 'The matches have begun.',
    over: 'Over',
    goals: (minutes) => `Goals: minute ${minutes}`,
    noGoals: 'No goals yet',
    scored: (minute, team, match) => `Minute ${minute}, goal, ${team}. ${match}.`,
    stands: (minute, match) => `Minute ${minute}. ${match}.`,
    ended: (week, matches) => `${week} is over. ${matches}.`,
    events: 'What happened in the match',
    noEvents: 'Events show here once the match begins.',
    event: { goal: 'Goal', shot: 'Shot', save: 'Save', corner: 'Corner', card: 'Card' },
    noResults: 'No week has ended in this visit yet.',
    past: 'Past results do not affect the next week.',
    rules: [
      'The league has sixteen teams; a season is thirty weeks of eight matches. A week takes three minutes: bets are open for 78 seconds, and the matches last 90.',
      'A team’s strength is fixed, and learns nothing from results. In a match the goals of the home side and of its guest are drawn apart, by chances that follow from their strengths.',
      'Result: home, draw, away. Goals: three and more, or two and fewer. Both score: both teams do, or one of them does not. Score: the exact score.',
      'Odds are 95% divided by the chance, rounded down. A bet keeps the odds it was made at. A score whose odds would be too low or too high is not offered.',
      'The film is told from the drawn result; how a match runs changes nothing. Bets are paid once the week is over.',
      'You can make up to ten bets in a week, and take one back until a second before bets close. While matches run you can queue a bet on the next week.',
      'If the server cannot go on with a week, it is voided and all bets are given back.',
      'The teams are invented. Results come from the server and can be verified under Proof.',
    ],
    keys: '1–4: stake · Space: play · R: rules · H: history · F: proof · M: sound · G: full screen',
  },
}
