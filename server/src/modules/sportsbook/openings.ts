import type { Locale } from '@zar/contract/limits'
import type { Opening, SportSection } from '@zar/contract/sports'
import type { Text } from '../../platform/http/route.ts'

type Coming = {
  key: string
  title: Text
  note: Text
  points: Record<Locale, string[]>
  /** Told on the home page too. */
  isHighlight?: true
  /** It comes with our own board: no partner's page has it. */
  isOwn?: true
}

/** What each section is being made ready with. */
const COMING: Record<SportSection, Coming[]> = {
  sports: [
    {
      key: 'football',
      title: { tr: 'Futbol', en: 'Football' },
      note: {
        tr: 'Yerel ligler, kupalar ve kıta turnuvaları; bülten bir hafta önceden açılır.',
        en: 'Local leagues, cups and continental tournaments; the board opens a week ahead.',
      },
      points: {
        tr: ['Maç sonucu', '2,5 alt/üst', 'Karşılıklı gol', 'İlk yarı', 'Handikap'],
        en: ['Match result', 'Over/under 2.5', 'Both teams score', 'First half', 'Handicap'],
      },
      isHighlight: true,
    },
    {
      key: 'basketball',
      title: { tr: 'Basketbol', en: 'Basketball' },
      note: {
        tr: 'Toplam sayı ve handikap çizgileri, çeyrek çeyrek.',
        en: 'Totals and handicap lines, quarter by quarter.',
      },
      points: {
        tr: ['Maç kazananı', 'Toplam sayı', 'Handikap', 'Çeyrekler'],
        en: ['Match winner', 'Total points', 'Handicap', 'Quarters'],
      },
      isHighlight: true,
    },
    {
      key: 'tennis',
      title: { tr: 'Tenis', en: 'Tennis' },
      note: {
        tr: 'Kadınlar, erkekler ve çiftler; set ve oyun pazarlarıyla.',
        en: 'Women, men and doubles, with set and game markets.',
      },
      points: {
        tr: ['Maç kazananı', 'Set skoru', 'Oyun sayısı'],
        en: ['Match winner', 'Set score', 'Number of games'],
      },
      isHighlight: true,
    },
    {
      key: 'volleyball',
      title: { tr: 'Voleybol', en: 'Volleyball' },
      note: {
        tr: 'Kulüpler ve milli takımlar, set set.',
        en: 'Clubs and national teams, set by set.',
      },
      points: {
        tr: ['Maç kazananı', 'Set skoru', 'Toplam sayı'],
        en: ['Match winner', 'Set score', 'Total points'],
      },
    },
    {
      key: 'ice-hockey',
      title: { tr: 'Buz hokeyi', en: 'Ice hockey' },
      note: {
        tr: 'Normal süre ve uzatma ayrı ayrı sorulur.',
        en: 'Regular time and overtime are asked apart.',
      },
      points: {
        tr: ['Maç sonucu', 'Toplam gol', 'Periyotlar'],
        en: ['Match result', 'Total goals', 'Periods'],
      },
    },
    {
      key: 'combat',
      title: { tr: 'Dövüş sporları', en: 'Combat sports' },
      note: {
        tr: 'Boks ve karma dövüş: kazanan, raunt ve bitiş biçimi.',
        en: 'Boxing and mixed martial arts: winner, round and way of ending.',
      },
      points: {
        tr: ['Kazanan', 'Raunt', 'Bitiş biçimi'],
        en: ['Winner', 'Round', 'Way of ending'],
      },
    },
  ],
  'live-sports': [
    {
      key: 'live',
      title: { tr: 'Canlı bülten', en: 'Live board' },
      note: {
        tr: 'Süren bütün maçlar tek listede: dakika, skor ve üç oran.',
        en: 'Every match under way in one list: minute, score and three prices.',
      },
      points: {
        tr: ['Maç sonucu', 'Sıradaki gol', 'Kalan süre'],
        en: ['Match result', 'Next goal', 'Rest of match'],
      },
      isHighlight: true,
    },
    {
      key: 'tracker',
      title: { tr: 'Saha takibi', en: 'Pitch tracker' },
      note: {
        tr: 'Top nerede, kim hücumda; her olay bir cümleyle de yazılır.',
        en: 'Where the ball is and who attacks; every event is written as a sentence too.',
      },
      points: {
        tr: ['Hücum yönü', 'Baskı grafiği', 'Olay akışı'],
        en: ['Direction of attack', 'Pressure chart', 'Run of events'],
      },
      isHighlight: true,
      isOwn: true,
    },
    {
      key: 'prices',
      title: { tr: 'Oran değişimi', en: 'Moving prices' },
      note: {
        tr: 'Oran değişirse kuponun bekler: yeni orana sen onay vermeden hiçbir şey oynanmaz.',
        en: 'If a price moves your slip waits: nothing is placed until you accept the new one.',
      },
      points: {
        tr: ['Yön oku', 'Askıda kilit', 'Senin onayın'],
        en: ['Arrow of direction', 'Lock while suspended', 'Your consent'],
      },
    },
    {
      key: 'statistics',
      title: { tr: 'Maç istatistiği', en: 'Match statistics' },
      note: {
        tr: 'Şut, korner, kart ve topa sahip olma; iki takım yan yana.',
        en: 'Shots, corners, cards and possession, the two teams side by side.',
      },
      points: {
        tr: ['Şutlar', 'Kornerler', 'Kartlar'],
        en: ['Shots', 'Corners', 'Cards'],
      },
    },
  ],
  esports: [
    {
      key: 'shooter',
      title: { tr: 'Taktik nişancı', en: 'Tactical shooter' },
      note: {
        tr: 'Beşe beş karşılaşmalar, harita harita.',
        en: 'Five against five, map by map.',
      },
      points: {
        tr: ['Maç kazananı', 'Harita skoru', 'İlk raunt'],
        en: ['Match winner', 'Map score', 'First round'],
      },
      isHighlight: true,
    },
    {
      key: 'arena',
      title: { tr: 'Arena savaşı', en: 'Battle arena' },
      note: {
        tr: 'Kule, ejder ve toplam öldürme çizgileri.',
        en: 'Towers, dragons and lines on total kills.',
      },
      points: {
        tr: ['Maç kazananı', 'İlk kule', 'Süre alt/üst'],
        en: ['Match winner', 'First tower', 'Time over/under'],
      },
    },
    {
      key: 'e-football',
      title: { tr: 'Futbol benzetimi', en: 'Football simulation' },
      note: {
        tr: 'Gerçek oyuncuların yönettiği kısa maçlar, gün boyu.',
        en: 'Short matches run by real players, all day long.',
      },
      points: {
        tr: ['Maç sonucu', 'Toplam gol', 'Devreler'],
        en: ['Match result', 'Total goals', 'Halves'],
      },
    },
    {
      key: 'strategy',
      title: { tr: 'Strateji', en: 'Strategy' },
      note: {
        tr: 'Büyük turnuvalar, oyun oyun ve şampiyona kadar.',
        en: 'The great tournaments, game by game up to the champion.',
      },
      points: {
        tr: ['Maç kazananı', 'Oyun skoru', 'Şampiyon'],
        en: ['Match winner', 'Game score', 'Champion'],
      },
    },
  ],
}

/** What is coming in a section, in this language. */
export const openingsOf = (section: SportSection, locale: Locale): Opening[] =>
  COMING[section].map(({ key, title, note, points }) => ({
    key,
    title: title[locale],
    note: note[locale],
    points: points[locale],
  }))

/** Which of it the home page tells. */
export const highlightsOf = (section: SportSection, locale: Locale) =>
  COMING[section]
    .filter(({ isHighlight }) => isHighlight)
    .map(({ key, title, note, isOwn = false }) => ({
      section,
      key,
      isOwn,
      title: title[locale],
      note: note[locale],
    }))
