import type { Chapter, MarketRules } from '../chapter.ts'

const MARKETS: MarketRules = {
  sport: 'football',
  rows: [
    {
      key: 'ft.result',
      rule: {
        tr: '90 dakika ve eklenen süre sonundaki sonuç.',
        en: 'The result after 90 minutes and stoppage time.',
      },
    },
    {
      key: 'ft.dc',
      rule: { tr: 'Üç sonuçtan ikisi kazanır.', en: 'Two of the three results win.' },
    },
    {
      key: 'ft.dnb',
      rule: { tr: 'Beraberlikte tutar iade edilir.', en: 'A draw returns the stake.' },
    },
    {
      key: 'ft.total',
      rule: {
        tr: 'İki takımın golleri, kendi kalesine olanlar dahil. Tam çizgide eşitlik iadedir; çeyrek çizgi iki yarım bahistir.',
        en: 'Goals of both sides, own goals included. A whole line that is hit returns the stake; a quarter line is two half bets.',
      },
    },
    {
      key: 'ft.total.home',
      rule: { tr: 'Yalnız o takıma yazılan goller.', en: 'Goals counted for that side alone.' },
    },
    {
      key: 'ft.ah',
      rule: {
        tr: 'Çizgi ev sahibinin gollerine eklenir. Yarım ve çeyrek çizgilerde beraberlik yoktur.',
        en: 'The line is added to the goals of the home side. Half and quarter lines know no draw.',
      },
    },
    {
      key: 'ft.eh',
      rule: {
        tr: 'Tam çizgi ev sahibine eklenir, sonra 1, X ya da 2. İade yoktur.',
        en: 'The whole line is added to the home side; then 1, X or 2. Never returned.',
      },
    },
    {
      key: 'ft.btts',
      rule: { tr: 'İki takım da en az bir gol atar.', en: 'Both sides score at least once.' },
    },
    {
      key: 'ft.score',
      rule: {
        tr: '90 dakikanın skoru. Bir taraf dördü geçerse “Diğer”.',
        en: 'The score of 90 minutes. Where a side has more than four, “Other”.',
      },
    },
    {
      key: 'ft.exact',
      rule: { tr: 'Toplam gol; 6+ altı ve fazlasıdır.', en: 'Goals in all; 6+ is six and more.' },
    },
    {
      key: 'ft.range',
      rule: { tr: 'Toplam golün düştüğü aralık.', en: 'The range in which the goals fall.' },
    },
    { key: 'ft.oe', rule: { tr: 'Golsüz maç çifttir.', en: 'No goal is even.' } },
    {
      key: 'ft.margin',
      rule: { tr: 'Kazanan ve kaç farkla kazandığı.', en: 'Who wins, and by how many.' },
    },
    { key: 'ft.clean.home', rule: { tr: 'Rakip gol atmaz.', en: 'The opponent does not score.' } },
    {
      key: 'ft.wtn.home',
      rule: {
        tr: 'Kazanır ve rakip gol atmaz; 0–0 hayırdır.',
        en: 'Wins and the opponent does not score; 0–0 is no.',
      },
    },
    {
      key: 'ft.htft',
      rule: {
        tr: 'İlk yarının ve maçın sonucu birlikte.',
        en: 'The results at half-time and at full-time together.',
      },
    },
    {
      key: 'ft.mosthalf',
      rule: {
        tr: 'İkinci yarının golleri, maçınkinden ilk yarınınki çıkarılarak bulunur.',
        en: 'Goals of the second half are those of the match less those of the first.',
      },
    },
    {
      key: 'ft.bothhalves',
      rule: { tr: 'Her iki yarıda da en az bir gol.', en: 'At least one goal in each half.' },
    },
    {
      key: 'ft.scoreboth.home',
      rule: { tr: 'O takım iki yarıda da gol atar.', en: 'That side scores in both halves.' },
    },
    {
      key: 'ft.winboth.home',
      rule: {
        tr: 'İki yarıyı, her biri kendi başına, kazanır.',
        en: 'Wins both halves, each taken alone.',
      },
    },
    {
      key: 'ft.wineither.home',
      rule: { tr: 'Yarılardan en az birini kazanır.', en: 'Wins at least one half.' },
    },
    {
      key: 'ft.resulttotal',
      line: '2.5',
      rule: { tr: 'İkisi birden doğru olmalıdır.', en: 'Both must be right.' },
    },
    {
      key: 'ft.resultbtts',
      rule: { tr: 'İkisi birden doğru olmalıdır.', en: 'Both must be right.' },
    },
    {
      key: 'ft.totalbtts',
      line: '2.5',
      rule: { tr: 'İkisi birden doğru olmalıdır.', en: 'Both must be right.' },
    },
    {
      key: 'ft.dctotal',
      line: '2.5',
      rule: {
        tr: 'İkisi birden doğru olmalıdır; iki seçim kazanır.',
        en: 'Both must be right; two selections win.',
      },
    },
    {
      key: 'h1.result',
      rule: {
        tr: 'Yalnız ilk yarı ve eklenen süresi. İkinci yarı pazarları yalnız o yarının gollerini sayar.',
        en: 'The first half and its stoppage alone. Markets of the second half count its own goals alone.',
      },
    },
    { key: 'h1.total', rule: { tr: 'Yalnız o yarının golleri.', en: 'Goals of that half alone.' } },
    {
      key: 'ft.nextgoal',
      line: '2',
      rule: {
        tr: 'O sıradaki gol. Kendi kalesine gol, yazıldığı takımındır. İptal edilen gol hiç olmamıştır.',
        en: 'The goal of that number. An own goal counts for the side that gains it. A disallowed goal never was.',
      },
    },
    {
      key: 'ft.lastgoal',
      rule: { tr: 'Maçın son golünün yazıldığı takım.', en: 'The side of the last goal.' },
    },
    {
      key: 'ft.race',
      line: '2',
      rule: { tr: 'O kadar gole ilk ulaşan.', en: 'Who first has so many goals.' },
    },
    {
      key: 'ft.goaltime',
      rule: {
        tr: 'İlk golün dakikası. Eklenen süre 31–45 ve 76–90’a aittir.',
        en: 'The minute of the first goal. Stoppage belongs to 31–45 and 76–90.',
      },
    },
    {
      key: 'corners.ft.total',
      rule: {
        tr: 'Kullanılan kornerler; verilip kullanılmayan sayılmaz.',
        en: 'Corners taken; one awarded and not taken does not count.',
      },
    },
    {
      key: 'corners.ft.result',
      rule: { tr: 'En çok korner kullanan; eşitse X.', en: 'Most corners; X where equal.' },
    },
    {
      key: 'corners.ft.first',
      rule: { tr: 'İlk korneri kullanan.', en: 'Who takes the first corner.' },
    },
    {
      key: 'cards.ft.total',
      rule: {
        tr: 'Sarı 1, kırmızı 1; ikinci sarıdan atılan, kaynağın saydığı kadardır. Yalnız sahadaki oyuncular.',
        en: 'Yellow 1, red 1; a second yellow as the source counts it. Players on the field only.',
      },
    },
    {
      key: 'cards.ft.red',
      rule: {
        tr: 'Kırmızı kart ya da ikinci sarıdan çıkış.',
        en: 'A red card or a second yellow.',
      },
    },
    {
      key: 'points.ft.total',
      rule: { tr: 'Sarı 10, kırmızı 25 puandır.', en: 'Yellow counts 10, red 25.' },
    },
    {
      key: 'ft.penalty',
      rule: {
        tr: 'Oyun içinde verilen ve geri alınmayan penaltı.',
        en: 'A penalty awarded in play and not overturned.',
      },
    },
    {
      key: 'tie.qualify',
      rule: {
        tr: 'Uzatma, penaltılar ve deplasman kuralı sayılır.',
        en: 'Extra time, penalties and away rules count.',
      },
    },
  ],
}

export const FOOTBALL: Chapter = {
  number: 5,
  title: { tr: 'Futbol', en: 'Football' },
  brief: {
    tr: 'Aksi yazmıyorsa 90 dakika ve eklenen süre sayılır; uzatma ve penaltılar sayılmaz.',
    en: 'Unless a market says otherwise 90 minutes and stoppage time count; extra time and penalties do not.',
  },
  clauses: [
    {
      title: { tr: 'Süre', en: 'What counts' },
      text: {
        tr: 'Maç pazarları 90 dakikayı ve eklenen süreyi sayar. Uzatmanın ve turun kendi pazarları vardır; oynanmayan uzatmanın bahsi iade edilir. VAR ile geri alınan gol, kart ve penaltı hiç olmamış sayılır.',
        en: 'Markets of the match count 90 minutes and stoppage time. Extra time and the tie have markets of their own; bets on extra time that is not played are returned. A goal, card or penalty that a review takes back never was.',
      },
    },
    {
      title: { tr: 'Erken ödeme', en: 'Early payout' },
      text: {
        tr: 'Yanında “erken ödeme” yazan maç sonucu pazarında, iki farkla öne geçen takımın seçimi onaylanan golde kazanır ve sonra ne olursa olsun kazanmış kalır. Gol iptal edilirse ödeme de geri alınır. Maç içi kombinede geçmez.',
        en: 'Where a match result says “early payout”, the selection of a side that leads by two wins at the confirmed goal, and stays won whatever follows. Where the goal is annulled, so is the payout. It does not count in a bet builder.',
      },
    },
    {
      title: { tr: 'Pazar pazar', en: 'Market by market' },
      text: {
        tr: 'Her pazar yalnız adı geçen olguyla kapanır. Olgu bildirilmezse pazar açılmaz, açıldıysa iade edilir.',
        en: 'Each market is settled by the fact that it names alone. Where it is not told the market is not offered, and returned if it was.',
      },
      markets: MARKETS,
    },
  ],
}

export const PLAYERS: Chapter = {
  number: 6,
  title: { tr: 'Oyuncu pazarları', en: 'Player markets' },
  brief: {
    tr: 'Sahaya çıkmayan oyuncunun bahsi iade edilir. Kendi kalesine gol golcüye yazılmaz.',
    en: 'Bets on a player who does not take the field are returned. Own goals are nobody’s.',
  },
  clauses: [
    {
      title: { tr: 'Oynamayan oyuncu', en: 'A player who does not play' },
      text: {
        tr: 'Hiç sahaya çıkmayan oyuncunun bahsi iade edilir (6. neden). İlk golü atar pazarında, ilk golden önce sahada olmayan oyuncunun bahsi de iade edilir. Bir dakika oynayan oynamış sayılır.',
        en: 'Bets on a player who does not take the field at all are returned (reason 6). For the first goalscorer, so are bets on who was not on the field before the first goal. Who plays a minute has played.',
      },
      markets: {
        sport: 'football',
        rows: [
          {
            key: 'player.first',
            rule: {
              tr: 'Maçın ilk golünü atan; kendi kalesine gol atlanır.',
              en: 'Who scores first; an own goal is passed over.',
            },
          },
          { key: 'player.any', rule: { tr: 'En az bir gol atar.', en: 'Scores at least once.' } },
          { key: 'player.two', rule: { tr: 'En az iki gol atar.', en: 'Scores at least twice.' } },
          {
            key: 'player.sot',
            rule: {
              tr: 'İsabetli şutları, kaynağın saydığı kadar.',
              en: 'Shots on target, as the source counts them.',
            },
          },
          {
            key: 'player.card',
            rule: {
              tr: 'Sahadayken sarı ya da kırmızı kart görür.',
              en: 'Is shown a yellow or red card while on the field.',
            },
          },
          {
            key: 'player.ga',
            rule: {
              tr: 'Gol atar ya da golün pasını verir.',
              en: 'Scores or gives the pass before a goal.',
            },
          },
        ],
      },
    },
  ],
}
